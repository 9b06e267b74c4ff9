import { isPending, type UploadItem } from '@mango/client/upload'

/** The uploads that wait for a choice, since what they bring is there already. */
export const knownAmong = (items: readonly UploadItem[]): readonly UploadItem[] =>
  items.filter((item) => item.known && isPending(item))
