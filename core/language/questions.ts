import { englishQuestions } from './en/questions'
import { hebrewQuestions } from './he/questions'
import type { QuestionWords } from './question-words'

/** The words of questions, of all languages: which one a question is in need not be known. */
export const questionWords: readonly QuestionWords[] = [englishQuestions, hebrewQuestions]
