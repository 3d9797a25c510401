const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in HTML, between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const plainTag = /<\/?(?:p|h3|h4|ul|ol|li|strong|em)>|<br>/g;

/**
 * Whether HTML from data may be stored (D42): headings below those of a page, paragraphs, lists, bold and emphasis, each tag without any
 * attribute. Nothing else can stand in it, so there is nothing that runs, loads or leads away.
 */
export const isPlainHtml = (html: string): boolean => !html.replace(plainTag, '').includes('<');
