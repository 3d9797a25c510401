/** Address part of a FAQ topic: the lower-cased name with hyphens ([C] §2). Applying it twice changes nothing. */
export function topicSlug(topicName: string): string {
  return topicName
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
