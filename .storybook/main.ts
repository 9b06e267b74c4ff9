import type { StorybookConfig } from '@storybook/react-vite'
import { cssTarget } from '../scripts/css-target.ts'
import { preparedSchool } from './prepared-school.ts'
import { workerAsItIs } from './worker-as-it-is.ts'

export default {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/**/src/**/*.stories.tsx',
    '../packages/*/src/**/*.mdx',
    '../stories/**/*.stories.tsx',
    '../stories/**/*.mdx',
    '../packages/elements/generated/api/*.mdx',
  ],
  staticDirs: ['./public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // For whoever sets a Storybook up; here people only read one.
  features: { menuOnboardingChecklist: false, sidebarOnboardingChecklist: false, changeDetection: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // light-dark() and container queries stay as they are written: older targets would have them rewritten.
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), preparedSchool(), workerAsItIs()],
    build: {
      ...config.build,
      target: 'es2023',
      cssTarget,
      // Code samples name what they draw.
      rolldownOptions: { ...config.build?.rolldownOptions, output: { keepNames: true } },
    },
  }),
} satisfies StorybookConfig
