import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/**
 * How many rows long lists have, kept right by triggers of the tables (`count_list`): block -1 is the whole list, the
 * others are as many ids in a row as `blockSize` says, so that a page in the middle is found without skipping all before.
 */
export const listCount = pgTable(
  'list_count',
  {
    /** Name of the list, as the table's trigger puts it together. */
    list: text().notNull(),
    block: integer().notNull(),
    total: integer().notNull(),
    /** Another one after every change of the table's rows, also of what is not counted, such as a name. */
    version: uuid().notNull().defaultRandom(),
  },
  (table) => [primaryKey({ columns: [table.list, table.block] })],
)
