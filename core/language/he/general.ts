import { hebrewOfAnybody } from './general-anybody'
import { hebrewOfPapers } from './general-papers'
import { hebrewOfOthers } from './general-others'
import type { General } from '../sayings'

export const hebrewGeneral: readonly General[] = [...hebrewOfOthers, ...hebrewOfAnybody, ...hebrewOfPapers]
