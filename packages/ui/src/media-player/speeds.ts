export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

/** Where the chosen speed is kept: the owner's storage, guarded by the owner. */
export type SpeedStorage = { getItem: (key: string) => string | null; setItem: (key: string, value: string) => void }

const key = 'player-speed'

export const keptSpeed = (storage: SpeedStorage | undefined): number => {
  const kept = Number(storage?.getItem(key))
  return speeds.find((speed) => speed === kept) ?? 1
}

export const keepSpeed = (storage: SpeedStorage | undefined, speed: number): void =>
  storage?.setItem(key, String(speed))

/** The next faster or slower one; the same at either end. */
export function nextSpeed(speed: number, by: 1 | -1): number {
  const faster = speeds.find((other) => other > speed)
  const slower = speeds.findLast((other) => other < speed)
  return (by > 0 ? faster : slower) ?? speed
}
