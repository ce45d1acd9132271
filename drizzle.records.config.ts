import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: './workers/db/records/schema/*.ts',
  out: './migrations/records',
})
