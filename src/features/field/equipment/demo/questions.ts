import type { EquipmentType, StopType } from '../equipmentTypes.ts'
import { type EquipmentQuestion, makePhotoQuestion } from '../questions.ts'

const switches = { Required: true, PhotosEnable: false, NotesEnable: false, Chargeback: false, ErrorReporting: false }
const ask = (
  Code: string,
  QuestionType: EquipmentQuestion['QuestionType'],
  texts: readonly [en: string, es: string, fr: string],
  more: Partial<EquipmentQuestion> = {},
): EquipmentQuestion => {
  const [en, es, fr] = texts
  return { ...switches, Code, QuestionType, Question: { en, es, fr }, ...more }
}
const failsAt = (ErrorValue: string): Partial<EquipmentQuestion> => ({ ErrorReporting: true, ErrorRule: 'IsEqualTo', ErrorValue })
const outside = (ToleranceMin: number, ToleranceMax: number): Partial<EquipmentQuestion> => ({
  ErrorReporting: true,
  ErrorRule: 'OutsideRange',
  ToleranceMin,
  ToleranceMax,
})
const power = ask('Q001', 'BoolOnOff', ['Is the power on or off?', '¿Está encendido o apagado?', 'Marche ou arrêt ?'], failsAt('OFF'))

type DemoTemplate = { StopType: StopType; Type: EquipmentType; Fields: EquipmentQuestion[] }
/** What rounds ask in the demo world. */
export const demoQuestions: readonly DemoTemplate[] = [
  {
    StopType: 'Equipment',
    Type: 'Chiller',
    Fields: [
      power,
      ask('Q002', 'Number', ['Supply temperature, °F', 'Temperatura de impulsión, °F', 'Température de départ, °F'], {
        ...outside(42, 46),
        CondQuestion: 'Q001',
        CondValue: 'ON',
        NotesEnable: true,
      }),
      ask('Q003', 'BoolSingleChoice', ['Any unusual noise?', '¿Algún ruido extraño?', 'Un bruit inhabituel ?'], {
        ...failsAt('Yes'),
        PhotosEnable: true,
        NotesEnable: true,
      }),
      makePhotoQuestion('Q004'),
    ],
  },
  {
    StopType: 'Equipment',
    Type: 'Pump',
    Fields: [
      power,
      ask('Q002', 'Number', ['Discharge pressure, psi', 'Presión de descarga, psi', 'Pression de refoulement, psi'], outside(35, 55)),
      ask('Q003', 'BoolSingleChoice', ['Is the seal leaking?', '¿Pierde la junta?', 'La garniture fuit-elle ?'], failsAt('Yes')),
      makePhotoQuestion('Q004'),
    ],
  },
  {
    StopType: 'Equipment',
    Type: 'FireExtinguisher',
    Fields: [
      ask(
        'Q001',
        'BoolSingleChoice',
        ['Is the pressure in the green?', '¿La presión está en verde?', 'La pression est-elle dans le vert ?'],
        failsAt('No'),
      ),
      ask(
        'Q002',
        'BoolSingleChoice',
        ['Are pin and seal intact?', '¿Pasador y sello intactos?', 'Goupille et plomb intacts ?'],
        failsAt('No'),
      ),
      makePhotoQuestion('Q003'),
    ],
  },
  {
    StopType: 'Location',
    Type: 'Stairwell',
    Fields: [
      ask(
        'Q001',
        'BoolSingleChoice',
        ['Are all doors closed?', '¿Están cerradas todas las puertas?', 'Toutes les portes sont-elles fermées ?'],
        failsAt('No'),
      ),
      ask('Q002', 'SingleChoice', ['Condition', 'Estado', 'État'], {
        AnswerOption1: { en: 'Clean', es: 'Limpio', fr: 'Propre' },
        AnswerOption2: { en: 'Needs cleaning', es: 'Necesita limpieza', fr: 'À nettoyer' },
        ...failsAt('Needs cleaning'),
      }),
      makePhotoQuestion('Q003'),
    ],
  },
]
