/// <reference types="@mango/elements/vue" />
import type { GlobalComponents } from 'vue'

type Library = InstanceType<GlobalComponents['resource-library']>

export const types: Library['$props']['types'] = [2]
/** As an attribute. */
export const written: Library['$props']['types'] = '[2]'
// @ts-expect-error no such variant
export const variant: Library['$props']['variant'] = 'other'
