// A test ends by its own waiting, which names what it waited for, and not by this.
jest.setTimeout(60_000);
