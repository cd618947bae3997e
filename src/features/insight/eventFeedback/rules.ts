import type { Registrant } from './model.ts'

type Person = Pick<Registrant, 'Name' | 'Email' | 'PhoneNumber' | 'Score'> & { FunctionalityType: string }

const keyOf = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Whether a registration and an arrival are of one person: the same email, or where one of them has none, the same name. */
export const isSamePerson = (one: Pick<Person, 'Name' | 'Email'>, other: Pick<Person, 'Name' | 'Email'>): boolean => {
  const [email, otherEmail] = [keyOf(one.Email), keyOf(other.Email)]
  return email && otherEmail ? email === otherEmail : keyOf(one.Name) !== '' && keyOf(one.Name) === keyOf(other.Name)
}

/** Each person once, by name: who registered, whether they came, and who came without having registered. */
export const listRegistrants = (people: readonly Person[]): Registrant[] => {
  const found: Registrant[] = []
  const [byEmail, byName] = [new Map<string, Registrant>(), new Map<string, Registrant[]>()]
  for (const one of people) {
    const [email, name] = [keyOf(one.Email), keyOf(one.Name)]
    const named = byName.get(name) ?? []
    const known = byEmail.get(email) ?? named.find(other => isSamePerson(one, other))
    const person = known ?? { Score: null, Name: one.Name, Attended: false, PhoneNumber: '', Email: '' }
    if (!known) found.push(person)
    person.Attended ||= one.FunctionalityType === 'CheckIn'
    person.Score ??= one.Score
    person.PhoneNumber ||= one.PhoneNumber
    person.Email ||= one.Email
    if (email) byEmail.set(email, person)
    if (!named.includes(person)) byName.set(name, [...named, person])
  }
  return found.toSorted((a, b) => a.Name.localeCompare(b.Name))
}

/** Mean of scores in halves of a star, and how many gave so many whole stars, five first. */
export const summarizeScores = (scores: readonly number[]) => ({
  AverageScore: scores.length === 0 ? null : Math.round((100 * scores.reduce((sum, one) => sum + one, 0)) / scores.length) / 100,
  Count: scores.length,
  StarBuckets: [5, 4, 3, 2, 1].map(Score => ({ Score, Count: scores.filter(one => Math.max(1, Math.round(one)) === Score).length })),
})
