/** A question and its answer ([C] §3). */
export interface WireFaqEntry {
  topicName: string;
  /** HTML (D42). */
  description: string;
}

/** An item of `GET /customerfaq/{clientId}` ([C] §3). */
export interface WireFaqTopic {
  topicName: string;
  listChild: WireFaqEntry[];
}

/** `POST /ticket` ([C] §7): 1 to 2,000 characters (D55). */
export interface WireTicketRequest {
  clientId: string;
  message: string;
}

/** An item of `GET /question/{clientId}` ([C] §3 feedback). */
export interface WireQuestion {
  questionId: string;
  question: string;
  /** Stars that count as dissatisfied. */
  listMinRatting: number[];
}

/** `POST /feedback` ([C] §3, [C] §7, D55). */
export interface WireFeedbackRequest {
  clientId: string;
  questionRatting: { questionId: string; ratting: number }[];
  comment: string;
}
