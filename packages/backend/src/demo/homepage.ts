import { png } from '../drawing/png.ts'
import { homepage } from '../database/schema.ts'
import { putOnce } from '../storage/storage.ts'
import { schoolPicture } from './files/picture.ts'
import type { Seed } from './seed.ts'

const image = 'system/school.png'

/** What the landing page shows. */
export const homepageSeed: Seed = {
  name: 'homepage',
  async sow({ db, storage }) {
    const { width, height, pixels } = schoolPicture()
    await putOnce(storage, image, png(width, height, pixels))
    await db.insert(homepage).values({
      id: 1,
      barTitle: '芒果教学平台',
      schoolId: 1,
      image,
      dingAppId: 'mango-demo',
      summary:
        '<p>芒果实验学校创办于 1998 年，是一所九年一贯制公办学校。</p>' +
        '<p>学校以“<strong>因材施教，向阳而生</strong>”为办学理念，现有 12 个教学班、五百余名学生。</p>',
    })
  },
}
