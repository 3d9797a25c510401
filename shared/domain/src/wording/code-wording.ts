/** Texts of a call by its responseCode; codes without a text show the server's message ([C] §8). */
export type CodeWording = Readonly<Record<number, string>>;
