import * as v from 'valibot'

// A field reads what stands in a query string and falls back where that is absent or not understood: links get cut and mistyped.
const natural = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))

/** An id, or '' where none is chosen. */
export const idField = v.fallback(v.union([natural, v.literal('')]), '')

/** Ids in their order, each once. */
export const idsField = v.fallback(
  v.pipe(
    v.string(),
    v.transform((text) => [
      ...new Set(
        text
          .split(',')
          .filter((part) => v.is(natural, part))
          .map(Number),
      ),
    ]),
  ),
  (): number[] => [],
)

/** A page, from 1. */
export const pageField = v.fallback(natural, 1)

/** Words to search for, cut where nobody wrote them any more. */
export const wordsField = (most: number) =>
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, most)),
    ),
    '',
  )

/** A day that exists, as 2026-11-22, or ''; 2026-02-30 has the form of one, but is none. */
export const dayField = v.fallback(
  v.pipe(
    v.string(),
    v.isoDate(),
    v.check((day) => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false),
  ),
  '',
)

/** One of a few numbers, or what stands for none of them. */
export const oneOfField = <const Choice extends number, const None extends number | ''>(
  choices: readonly Choice[],
  none: None,
) =>
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((text): Choice | None => choices.find((choice) => String(choice) === text) ?? none),
    ),
    none,
  )
