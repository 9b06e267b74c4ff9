export interface Play {
  readonly url: string
  readonly roomId: number
  readonly students: number
  /** 1 answers as a class does, 2 twice as fast. */
  readonly pace: number
  /** Whether the wifi drops now and then. */
  readonly drops: boolean
}

/** A class that runs, as the demo console tells of it. */
export interface RunningClass {
  readonly roomId: number
  readonly roomName: string
  readonly way: 'device' | 'phone'
  readonly className: string
  readonly courseware: string
  readonly stationKey: string
  readonly joinToken: string
  readonly pairing: boolean
  readonly pairs: readonly { readonly studentId: number; readonly machineCode: string }[]
  readonly students: readonly { readonly id: number; readonly code: string }[]
  readonly question?: {
    readonly id: number
    readonly typeName: string
    readonly answer1: string | null
    /** What it can be answered with, letter by letter. */
    readonly choices: string
    readonly attempt: number
  }
}

export async function runningClass(url: string, roomId: number): Promise<RunningClass | undefined> {
  const answer = await fetch(`${url}/dev/live`)
  const classes: RunningClass[] = await answer.json()
  return classes.find((item) => item.roomId === roomId)
}

/** How long a student thinks: most within half a minute, some longer. */
export const thinking = (pace: number) => (2000 + 18_000 * Math.random() ** 1.6) / pace

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
