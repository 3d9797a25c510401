/** Of a module of the router, the one without its framework mode. @throws Error when the library has changed */
export default function leanRouter(source: string): string;
