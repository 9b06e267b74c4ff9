import { addons } from 'storybook/manager-api'
import { brand } from './brand.ts'

addons.setConfig({ theme: brand(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light') })
