/** Numbers that several samples of the /kit page show. */
export const months = [
  ['Jan', 4.1, 3.6, 120],
  ['Feb', 4.2, 3.7, 98],
  ['Mar', 3.6, 3.4, 143],
  ['Apr', 3.9, null, 132],
  ['May', 4.3, 3.9, 156],
  ['Jun', 4.4, 4.1, 170],
  ['Jul', 4.4, 4.0, 161],
  ['Aug', 4.6, 4.2, 188],
].map(([month, csat, target, requests]) => ({
  month: String(month),
  csat: Number(csat),
  lobby: target as number | null,
  requests: Number(requests),
}))

export const topics = [
  { topic: 'Cleanliness', positive: 84, negative: 12 },
  { topic: 'Air temperature', positive: 31, negative: 44 },
  { topic: 'Elevator waiting time', positive: 18, negative: 37 },
  { topic: 'Front desk', positive: 66, negative: 4 },
]
