import { portraitOf } from './rules.ts'

type Who = ReturnType<typeof portraitOf>

const hair: Record<Who, string> = {
  boy: 'M9 15c0-6 3-9 7-9s7 3 7 9c-2-1-3-3-3.500-4.500C16 12 12 12 9 15z',
  girl: 'M8 20c-1-9 2-14 8-14s9 5 8 14c-1 0-2-.5-2.500-1.500 0-4-1-6.500-2-8C16 12.500 12.500 13 10.500 13c0 2.500.2 4 0 5.500C10 19.500 9 20 8 20z',
  man: 'M9 14c-.5-5 2.500-8.500 7-8.500s7.500 3.500 7 8.500c-1.500-1-1.500-3-2-3.500-3 1-8 1-10 0-.5.5-.5 2.500-2 3.500z',
  woman:
    'M8.500 21C6.500 12 9 5.500 16 5.500S25.500 12 23.500 21c-1.500.5-2.500 0-3-.5.8-3.500.5-7-.5-9-3 .5-6 .2-8-1.500-.8 3-1 7 .5 10.500-.5.500-2.500 1-4 .5z',
}

/** The drawn avatar of a student. */
export const Portrait = ({ who, size = 32 }: { who: Who; size?: number }) => (
  <svg className="portrait" data-who={who} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
    <circle className="portrait-ground" cx="16" cy="16" r="16" />
    <path className="portrait-shirt" d="M5 29c1-5 5-7.500 11-7.500S26 24 27 29a16 16 0 0 1-22 0z" />
    <circle className="portrait-face" cx="16" cy="15" r="6.500" />
    <path className="portrait-hair" d={hair[who]} />
    {(who === 'boy' || who === 'girl') && (
      <path className="portrait-scarf" d="M12.500 22l3.500 2.500 3.500-2.500 1 3-4.500 2-4.500-2z" />
    )}
  </svg>
)
