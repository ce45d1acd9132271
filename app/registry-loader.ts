import type { EntityType } from '#core/records/kinds'
import { offsetOf, pageSize } from './components/record/registry-view'
import type { RegistryList } from './components/record/registry-page'
import type { ownRecord } from './own-record'

/** One page of a list, with the pictures that its strips are cut from. */
export async function loadRegistry(
  record: ReturnType<typeof ownRecord>,
  type: EntityType,
  request: Request,
): Promise<RegistryList> {
  const offset = offsetOf(new URL(request.url).searchParams)
  // One more than is shown tells whether there is more.
  const found = await record.registryItems(type, { limit: pageSize + 1, offset })
  const items = found.slice(0, pageSize)
  const fileIds = new Set(items.flatMap(({ evidence }) => evidence?.file_id ?? []))
  return {
    type,
    items,
    pictures: await record.pictures([...fileIds]),
    page: offset / pageSize + 1,
    more: found.length > pageSize,
  }
}
