import { createAccount, tellMistakes } from '@mango/backend/node'

// `npm run create-account -- --school <name> --name <name> --mobile <phone>`: lets the first person of a school in.
console.log(await tellMistakes(() => createAccount(process.env, process.argv.slice(2))))
