import { describe, expect, expectTypeOf, it } from 'vitest'
import type { ComponentProps, ElementOf } from './component-props.ts'
import { choice, elementFace, event, flag, method, number, property, text } from './face.ts'

const face = elementFace({
  tag: 'tea-cup',
  summary: 'A cup.',
  props: {
    full: flag({ summary: '' }),
    size: choice(['small', 'large'], 'small', { summary: '' }),
    label: text(undefined, { summary: '' }),
    sugar: number(2, { summary: '' }),
    leaves: property<Set<string>>(new Set(), { summary: '', type: 'Set<string>' }),
  },
  events: { 'cup-pour': event<{ ml: number }>({ summary: '' }), 'cup-empty': event({ summary: '' }) },
  methods: { pour: method<(ml: number) => boolean>({ summary: '' }) },
})

type Cup = ComponentProps<typeof face>

describe('a face', () => {
  it('is complete when groups are left out', () => {
    expect(elementFace({ tag: 'x-y', summary: '' })).toEqual({
      tag: 'x-y',
      summary: '',
      props: {},
      events: {},
      methods: {},
      parts: {},
      cssProperties: {},
      reserve: '',
    })
  })

  it('types the props of the component', () => {
    expectTypeOf<Cup['full']>().toEqualTypeOf<boolean>()
    expectTypeOf<Cup['size']>().toEqualTypeOf<'small' | 'large'>()
    expectTypeOf<Cup['label']>().toEqualTypeOf<string | undefined>()
    expectTypeOf<Cup['sugar']>().toEqualTypeOf<number>()
    expectTypeOf<Cup['leaves']>().toEqualTypeOf<Set<string>>()
  })

  it('types events and methods, for the component and for the host', () => {
    const use = (emit: Cup['emit'], cup: ElementOf<typeof face>) => {
      emit('cup-empty')
      emit('cup-pour', { ml: 3 })
      // @ts-expect-error the detail is missing
      emit('cup-pour')
      // @ts-expect-error no such event
      emit('cup-break')
      cup.addEventListener('cup-pour', (poured) => poured.detail.ml)
      cup.addEventListener('element-error', (broken) => broken.detail.retry())
      expectTypeOf(cup.pour).toEqualTypeOf<(ml: number) => Promise<boolean>>()
    }
    expect(use).toBeTypeOf('function')
  })
})
