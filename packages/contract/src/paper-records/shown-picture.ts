/** The picture of an answer or an analysis in the format that fits a page best; files of a word processor are none. */
export const shownPicture = (a4: string, b5: string, app: string): string =>
  [a4, b5, app].find((address) => address !== '' && !/^[^?#]*\.docx?([?#]|$)/i.test(address)) ?? ''
