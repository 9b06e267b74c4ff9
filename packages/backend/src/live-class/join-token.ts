import { hmac, sameText, toHex } from '../secrets.ts'

const signatureOf = async (secret: string, answerClassId: number) =>
  toHex(await hmac('SHA-256', secret, `join:${answerClassId}`)).slice(0, 32)

/** What the QR code carries: good for joining this one class as a student, while it runs. */
export const joinTokenOf = async (secret: string, answerClassId: number): Promise<string> =>
  `${answerClassId}.${await signatureOf(secret, answerClassId)}`

/** The class a join token is for, or undefined where it is not one of ours. */
export async function classOfJoinToken(secret: string, token: string): Promise<number | undefined> {
  const match = /^([1-9]\d{0,9})\.([0-9a-f]{32})$/.exec(token)
  if (!match?.[1] || !match[2]) return undefined
  const answerClassId = Number(match[1])
  return sameText(match[2], await signatureOf(secret, answerClassId)) ? answerClassId : undefined
}
