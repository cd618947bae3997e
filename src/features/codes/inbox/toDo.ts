/** What waits of requests and bookings, by its kinds on the wire. */
export type RequestToDo = 'MyRequests' | 'LeftRequests' | 'LeftBookings' | 'UrgentRequests' | 'LateRequests' | 'NewRequests'
