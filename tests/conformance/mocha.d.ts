// What Web Test Runner's page offers to a test file; the packages bring no types for it.
declare function describe(name: string, body: () => void): void
declare function it(name: string, body: (this: { timeout(ms: number): void }) => void | Promise<void>): void
declare function before(body: () => void | Promise<void>): void
declare function afterEach(body: () => void | Promise<void>): void

declare module '/__web-dev-server__web-socket.js' {
  export function sendMessageWaitForResponse(message: object): Promise<unknown>
}
