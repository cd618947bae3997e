import { hashText, mulberry32 } from '../../../../platform/demo/random.ts'
import { entityTypeAt } from '../../../property/entityTypes/model.ts'
import type { NewFeedback } from '../../answers/data.ts'
import { definitionOf } from '../../functionalities/definitions.ts'
import type { MadeCode } from '../../qr/demo.ts'
import { eventTypes } from '../../requests/bookings.ts'
import type { DemoRequest } from '../../requests/demo.ts'

const DAY = 86_400_000

type Comments = Readonly<Record<'en' | 'es', readonly [bad: readonly string[], good: readonly string[]]>>
const ofRequests: Comments = {
  en: [
    ['It took four days and nobody called.', 'The leak is back already.', 'I had to ask twice.'],
    ['Fixed the same day, thank you.', 'Friendly and quick.', 'The engineer cleaned up after the repair.'],
  ],
  es: [
    ['Tardaron cuatro días y nadie llamó.', 'La gotera ha vuelto.'],
    ['Arreglado el mismo día, gracias.', 'Muy amables y rápidos.'],
  ],
}
const ofEvents: Comments = {
  en: [
    ['The room was too small and too warm.', 'The microphone did not work in the back.', 'It began half an hour late.'],
    ['Good answers about the elevator.', 'Great coffee, and I met my neighbors.', 'Short and clear. Please do this every quarter.'],
  ],
  es: [
    ['La sala era demasiado pequeña y hacía calor.', 'Empezó media hora tarde.'],
    ['Respuestas claras sobre el ascensor.', 'Buen café y conocí a mis vecinos.'],
  ],
}

const isEvent = ({ code }: MadeCode): boolean => eventTypes.some(one => one === code.FunctionalityType)

/** What a visitor thought of a request that is done, or of an event that is over: the same for the same request in every copy of the world. */
export const rateDemoRequest = (made: MadeCode, request: DemoRequest, to: Date): DemoRequest => {
  const random = mulberry32(hashText(`rating ${made.SignId} ${request.at.getTime()}`))
  const attended = isEvent(made) && to.getTime() - request.at.getTime() > 2 * DAY && random() < 0.6
  const Score = request.Score ?? (attended ? 5 - Math.floor(random() ** 2 * 4) : null)
  if (Score === null || random() < 0.4) return { ...request, Score }
  const [bad, good] = (isEvent(made) ? ofEvents : ofRequests)[request.language]
  const said = Score <= 3 ? bad : good
  return { ...request, Score, ScoreComment: said[Math.floor(random() * said.length)] ?? null }
}

/** The ratings of the requests of a code, as the answers that they are. */
export const ratingsOf = (made: MadeCode, requests: readonly DemoRequest[], to: Date): NewFeedback[] => {
  const { GroupId, BuildingId, QrCodeId, building, code } = made
  return requests.flatMap(({ at, done = at, Score, ScoreComment = null }) => {
    if (Score === null || Score === undefined) return []
    return [
      {
        GroupId,
        BuildingId,
        QrCodeId,
        QrType: definitionOf(code.FunctionalityType)?.QrType ?? code.FunctionalityType,
        EntityType: entityTypeAt(code.Location),
        Source: isEvent(made) ? ('Event' as const) : ('Request' as const),
        Score,
        Text: ScoreComment,
        SubmitDate: new Date(Math.min(done.getTime() + DAY / 2, to.getTime())),
        TimeZone: building.TimeZone,
      },
    ]
  })
}
