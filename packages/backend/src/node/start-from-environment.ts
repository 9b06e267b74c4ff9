import { FolderInUse } from './folder-lock.ts'
import { settingsOf, WrongSettings } from './settings.ts'
import { startServer, type RunningServer, type ServerOptions } from './start-server.ts'

const names = (tools: RunningServer['tools'], found: boolean) =>
  Object.keys(tools)
    .filter((name) => tools[name] === found)
    .join(', ') || 'nothing'

/** What a person can put right ends the process with a line, no stack. */
export async function tellMistakes<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    console.error(error instanceof FolderInUse || error instanceof WrongSettings ? error.message : error)
    process.exit(1)
  }
}

/** The server as the environment asks for it, closed when the process is asked to end. */
export const startFromEnvironment = (more: Partial<ServerOptions> = {}): Promise<RunningServer> =>
  tellMistakes(async () => {
    const server = await startServer({ ...settingsOf(process.env), ...more })
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        server.close().then(
          () => process.exit(0),
          () => process.exit(1),
        )
      })
    }
    const { tools } = server
    const isOn = Object.keys(tools).length > 0
    console.log(
      `converting files: ${isOn ? `${names(tools, true)} found; missing: ${names(tools, false)}` : 'switched off'}`,
    )
    return server
  })
