import { describe, expect, it } from 'vitest'
import { findUrgency, wantsCareSoon } from './cues'

describe('what wants a doctor today', () => {
  it.each([
    'one calf swollen and sore since the flight yesterday',
    'rash all over after the antibiotic',
    'it burns when i pee',
    'fever of 39.5 for three days',
    'i cant keep anything down',
    'my sugar is 62',
    "shaky and sweaty, think my sugar's low",
    'פריחה בכל הגוף אחרי אנטיביוטיקה',
    'השוק נפוחה וכואבת מאז הטיסה',
    'מדדתי עכשיו 260 סוכר',
    'הבוהן השחירה',
  ])('is heard: %s', (text) => {
    expect(wantsCareSoon(text)).toBe(true)
    expect(findUrgency(text)).toBeNull()
  })

  it.each([
    'what does the knee scan show',
    'was my sugar low last year',
    'is my hemoglobin low',
    'was there blood in my urine test',
    'what was my heart rate',
    'does metformin cause stomach pain',
    'should i worry about my glucose of 104',
    'did i have a fever in june 2025',
    'הסוכר שלי נמוך?',
    'היה דם בבדיקת שתן?',
    'מה הדופק שלי',
    'מה הראו בצילום ברך',
  ])('is not: %s', (text) => {
    expect(wantsCareSoon(text)).toBe(false)
  })
})
