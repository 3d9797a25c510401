/** Help and feedback, as pages see them. */

export interface FaqTopic {
  readonly name: string;
  /** Lower-cased name with hyphens ([C] §2). */
  readonly slug: string;
  readonly entries: readonly { readonly title: string; readonly html: string }[];
}

/** A question of the feedback ([C] §3). */
export interface FeedbackQuestion {
  readonly id: string;
  readonly text: string;
  /** Stars that count as dissatisfied with what is asked, for example 1, 2 and 3. */
  readonly lowStars: readonly number[];
}

/** What a member sends as feedback ([C] §3, D55). */
export interface Feedback {
  /** At least one; each question once, with 1 to 5 whole stars. */
  readonly ratings: readonly { readonly questionId: string; readonly stars: number }[];
  /** Up to 2,000 characters, may be empty. */
  readonly comment: string;
}
