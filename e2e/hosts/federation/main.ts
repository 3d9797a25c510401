/** Federation hosts begin asynchronously, so that shared modules are agreed on first. */
void import('./app');
