export { Tabs, TabPanel, type TabItem, type TabPanelProps, type TabsProps } from './tabs.tsx'
