/** Where one file is converted: a folder of its own that goes afterwards. */
export interface Workshop {
  readonly folder: string
  /** The file, under a name of ours. */
  readonly source: string
  /** Of the name that the file has for its owner. */
  readonly extension: string
  /** Time for one program. */
  readonly milliseconds: number
  /** Runs a program in the folder. @returns what it wrote */
  run(command: readonly string[], milliseconds?: number): Promise<string>
}
