/** A page in between before a partner's site opens ([A] §2). */
export interface WirePartnerInterim {
  title: string;
  image: string;
  /** HTML, sanitised when stored; sanitise again when rendered (D42). */
  description: string;
  redirectUrl: string;
}
