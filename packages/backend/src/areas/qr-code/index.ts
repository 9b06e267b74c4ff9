import { encode } from 'uqr'
import { png } from '../../drawing/png.ts'
import type { AreaHandlers } from '../../handler.ts'
import { toHex } from '../../hex.ts'
import { hmac } from '../../secrets.ts'
import { countOrRefuse } from '../../rates/rates.ts'
import { addressOf } from '../../storage/signed-address.ts'
import { putOnce } from '../../storage/storage.ts'
import { noteUpload } from '../../storage/uploads.ts'

/** A QR code as grey pixels, as large as whole modules allow and centred, on a white ground of four modules. */
function draw(content: string, size: number): Uint8Array {
  const { data, size: modules } = encode(content, { ecc: 'M', border: 4 })
  const scale = Math.max(1, Math.floor(size / modules))
  const margin = Math.floor((size - modules * scale) / 2)
  const pixels = new Uint8Array(size * size).fill(255)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const row = data[Math.floor((y - margin) / scale)]
      if (row?.[Math.floor((x - margin) / scale)]) pixels[y * size + x] = 0
    }
  }
  return pixels
}

// A whole school may stand behind one address; a page that stays open renews its code every two minutes.
const codesPerAddress = { times: 600, seconds: 600 }

export const qrCode: AreaHandlers<'qrCode'> = {
  createQrCode: {
    // The login page draws one too, before anybody is signed in.
    access: 'everyone',
    handle: async ({ body: { size, content }, services, origin, address, now }) => {
      await countOrRefuse(services.db, `qr:${address}`, codesPerAddress, now)
      // Such links carry a session token: the address tells nothing of them, and the same link gets the same image.
      const name = toHex(await hmac('SHA-256', services.secret, `qr:${size}:${content}`))
      const key = `qr/${name}.png`
      if (!(await services.storage.head(key))) {
        const smallest = encode(content, { ecc: 'M', border: 4 }).size
        const edge = Math.max(size, smallest)
        await putOnce(services.storage, key, png(edge, edge, draw(content, edge)))
      }
      // Nobody keeps it: a day after it was last asked for it is swept.
      await noteUpload(services.db, key, now)
      return { data: await addressOf(services.ownFiles, { origin, now }, key) }
    },
  },
}
