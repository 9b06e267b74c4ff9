/** Kept, so that a test which lets time stand does not stop the engine too. */
const { setImmediate: afterInput = setTimeout } = globalThis

/** Lets the sockets and files be read that have something to say. */
export const turn = (): Promise<void> => new Promise((resolve) => void afterInput(resolve))
