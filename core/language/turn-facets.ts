import { englishFacets } from './en/turn-facets'
import { hebrewFacets } from './he/turn-facets'
import type { TurnFacets } from './turn-facet-words'

/** As `TurnFacets`, in all languages. */
export const turnFacets: readonly TurnFacets[] = [englishFacets, hebrewFacets]
