import { describe, expect, test } from 'vitest'
import { pageOfText } from '../../extraction/testing/page-of-text'
import { readDocument } from '../read'

const facilityOf = (...lines: string[]) => readDocument(pageOfText(lines)).facts.facility?.value ?? null

const rows = [
  'Test          Result          Unit          Reference Range',
  'Haemoglobin          13.1          g/dL          13 - 17',
  'Sodium          140          mmol/L          135 - 145',
  'Potassium          4.1          mmol/L          3.5 - 5.1',
]
const visit = [
  'Visit Reason:          Headache',
  'Medical History',
  'Hepatitis, resolved',
  'Vital Signs',
  'Temp 97 F taken at noon',
  'Prescription',
  'Paracetamol 500 mg tablet twice daily',
  'Diclofenac gel at night',
]

describe('a house by what stands around its name', () => {
  test('two addresses of its own name whom no letterhead does; one may be anybody’s', () => {
    const own = ['hello@kestro.in          https://www.kestro.in/', '+91 7250 555 905']
    expect(facilityOf(...own, 'Name: Mr Dummy', ...rows)).toBe('Kestro')
    expect(facilityOf('hello@kestro.in', 'Name: Mr Dummy', ...rows)).toBeNull()
    expect(facilityOf('Marlow Hospital', ...own, 'Name: Mr Dummy', ...rows)).toBe('Marlow Hospital')
  })

  test('general words have their own word in the addresses', () => {
    const own = ['Specialty Laboratory Ltd.', 'Email ID: info@kestro.in Website: www.kestro.in']
    expect(facilityOf(...own, 'Name: Mr Dummy', ...rows)).toBe('Kestro Specialty Laboratory Ltd.')
    expect(facilityOf('Marlow Laboratory Ltd.', own[1]!, ...rows)).toBe('Marlow Laboratory Ltd.')
  })

  test.each([
    ['Dr. Omar Bhave          Care Clinic', 'Care Clinic'],
    ['Dr. Omar Bhave          Medical Report', null],
    ['DRX hospital          Name: A', 'DRX hospital'],
    ['Different laboratories generate', null],
    ['Corrib Opticians', 'Corrib Opticians'],
    ['Wellness 60 Plus', null],
  ])('at the head: %s', (line, name) => {
    expect(facilityOf(line, 'Temp (deg): 36, BP: 120/80 mmHg', ...rows)).toBe(name)
  })

  test('over its address and its telephone a house may stand at the end', () => {
    const address = ['30 Davis Road, Lahore 54000', 'Tel: 0423 885 2222']
    expect(facilityOf(...visit, 'Cure Clinic', ...address, 'Scanned')).toBe('Cure Clinic')
    expect(facilityOf(...visit, 'Cure Clinic', 'Scanned', 'once more', 'and again')).toBeNull()
  })

  test('who developed a test did it, where no letterhead is', () => {
    const said = [
      'This test was developed and its performance characteristics determined by',
      'Kestrel Life Sciences. It has not been cleared or approved by the U.S. Food and',
    ]
    expect(facilityOf(...visit.slice(0, 1), ...said, 'Drug Administration.')).toBe('Kestrel Life Sciences')
    expect(facilityOf('Marlow Hospital', ...visit.slice(0, 1), ...said)).toBe('Marlow Hospital')
  })

  test.each([
    ['Record held by: Tarn Medical Practice', 'Tarn Medical Practice'],
    [
      'Printed by: Bilby Creek Health Centre, Orange NSW Usual doctor: Dr A Ferreira',
      'Bilby Creek Health Centre',
    ],
    ['Record held by: the patient', null],
  ])('%s', (line, name) => {
    const found = facilityOf('Test results', 'Born 8 March 1984', line, ...rows)
    if (name === null) expect(found).toBeNull()
    else expect(found).toContain(name)
  })

  test('a hospital is the house of the laboratory under it', () => {
    expect(facilityOf('HOSPITAL SERI MARA', 'Makmal Patologi / Pathology Laboratory', ...rows)).toBe(
      'HOSPITAL SERI MARA',
    )
    expect(facilityOf('Quarterly overview', 'Marlow Pathology Laboratory', ...rows)).toBe(
      'Marlow Pathology Laboratory',
    )
  })
})
