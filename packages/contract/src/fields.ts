import * as v from 'valibot'

/** Identifiers are positive integers on every screen and call. The documents leave their type open: decided here. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1))

/** An integer in a query string: a number for the caller, digits on the wire. */
export const queryInteger = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/))]),
  v.transform(Number),
  v.integer(),
)
export const queryId = v.pipe(queryInteger, v.minValue(1))

/** A boolean in a query string. */
export const queryBoolean = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])]),
  v.transform((value) => value === true || value === 'true'),
)

/** Text from a person: no NUL (Postgres refuses it), at most `max` characters. */
export const textUpTo = (max: number) =>
  v.pipe(
    v.string(),
    v.check((value) => !value.includes('\0')),
    v.maxLength(max),
  )

/** A point in time as the platform writes it: `2026-11-18 16:20:00`, China Standard Time. */
export const dateTime = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/))

export const pageNumber = v.pipe(queryInteger, v.minValue(1))
export const pageSize = v.pipe(queryInteger, v.minValue(1), v.maxValue(200))

/** An entry of a select: school, class, room, school year... */
export const option = v.object({ id: id, name: v.string() })
export type Option = v.InferOutput<typeof option>
