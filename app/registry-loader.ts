import type { EntityType } from '#core/records/kinds'
import { pageAsked } from './page-asked'
import type { RegistryList } from './components/record/registry-page'
import type { ownRecord } from './own-record'

/** One page of a list, with the pictures that its strips are cut from. */
export async function loadRegistry(
  record: ReturnType<typeof ownRecord>,
  type: EntityType,
  request: Request,
): Promise<RegistryList> {
  // A screen may show two lists, each at its own place.
  const asked = pageAsked(request, type)
  const { rows, next } = await record.registryItems(type, asked)
  const fileIds = new Set(rows.flatMap(({ evidence }) => evidence?.file_id ?? []))
  return {
    type,
    items: rows,
    pictures: await record.pictures([...fileIds]),
    first: asked.after === null,
    next,
  }
}
