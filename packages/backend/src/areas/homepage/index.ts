import { asc, eq } from 'drizzle-orm'
import { prepared } from '../../database/prepared.ts'
import { homepage as homepageTable, school } from '../../database/schema.ts'
import type { AreaHandlers } from '../../handler.ts'
import { publicAddress } from '../../storage/public-objects.ts'

const landingPage = prepared((db) =>
  db
    .select()
    .from(homepageTable)
    .innerJoin(school, eq(school.id, homepageTable.schoolId))
    .limit(1)
    .prepare('landing_page'),
)

export const homepage: AreaHandlers<'homepage'> = {
  getHomepageConfig: {
    access: 'everyone',
    handle: async ({ services, origin }) => {
      const [page] = await landingPage(services.db).execute()
      return {
        data: JSON.stringify({
          bar_title: page?.homepage.barTitle ?? '',
          school_name: page?.school.name ?? '',
          school_image: page?.homepage.image ? publicAddress(origin, page.homepage.image) : '',
          school_summary: page?.homepage.summary ?? '',
          dingding_login_appId: page?.homepage.dingAppId ?? '',
        }),
      }
    },
  },
  getSiblingSchools: {
    access: 'everyone',
    handle: async ({ services }) => ({
      data: await services.db.select({ id: school.id, name: school.name }).from(school).orderBy(asc(school.id)),
    }),
  },
}
