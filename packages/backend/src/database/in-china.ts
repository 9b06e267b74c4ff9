import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** A moment as the clock in China shows it, for the calendar of the database: its days, weeks and months. */
export const inChina = (moment: SQLWrapper): SQL => sql`(${moment} at time zone 'Asia/Shanghai')`
