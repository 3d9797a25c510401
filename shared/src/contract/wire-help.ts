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
