export * from '@mango/shell/session'
