import type { CommentLines } from './commentLines.ts'

/** English comments. `[tags]` before a line limit where and when it fits (see comments.ts); `{floor}` is the floor of the place. */
export const ENGLISH: CommentLines = {
  General: {
    veryGood: `
Whoever is running this place is doing it right.
Best managed building I've been in, and I visit a lot of them.
No notes. Keep it up.
Always clean, always friendly. Thank you!
[off] Moved in three months ago and still impressed.
[off] Our clients comment on how nice it looks every single time.
[res] Reported it at 9, fixed by noon. Can't ask for more than that.
[res] Renewed my lease because of the staff here, honestly.
Small things get fixed before I even get around to reporting them.
Super quick response last week, much appreciated.`,
    good: `
All good here.
Pretty happy overall.
Clean and quiet, works for me
Much better than where we were before.
Staff always says hi. Nice touch.
Nothing to complain about today.
Good job on the upkeep.
Does what it should.
[winter] Walkways were salted early, thanks.
[summer in] Nice and cool in here, which is all I want this week.
Noticed the new signs. Easier to find my way now.
Solid job all around.`,
    mixed: `
It's fine.
Depends on the day.
Fine but nothing special
Cleaner than last month, still room to improve.
[in] Temperature is all over the place, otherwise ok.
Staff is great, the building is showing its age.
OK I guess. The survey is longer than my visit was.
[in] Some lights are still out in the hallway.
Been worse, been better.
Nice enough but the signs are confusing.`,
    bad: `
Expected more for what we pay.
Asked twice about this, nobody came back to me.
[in] It was freezing in here again.
[in off] Too hot. I had to take my jacket and sweater off in a meeting.
[in] Smells musty, like a wet carpet.
Light has been flickering for two weeks.
Not great today.
[off] Third ticket about the same thing this quarter.
[in] Something is dripping from a ceiling tile near the exit sign.
Communication about the works was poor. We found out from a sign taped to the door.`,
    veryBad: `
Unacceptable.
Nobody answers the phone at the management office.
I've reported this four times now. Four.
Honestly embarrassed to bring visitors here.
This needs to be escalated.
Still broken. Still waiting.
Worst it's been since we moved in.
Please send someone, it is a safety issue at this point.`,
  },
  Lobby: {
    veryGood: `
[off med hot res edu] The gentleman at the desk remembered my name from one visit. Wow.
Warmest welcome in the city, no exaggeration.
Guard walked me out to my car with an umbrella when it poured. Above and beyond.
Beautiful lobby, and the new plants make a huge difference.
[off edu] Checked in with my phone in about ten seconds. Love it.
Someone helped me carry two boxes to the elevator without my asking.
Smells great in here, whatever you're using keep using it.
[off edu] Found my lost badge within the hour. Thank you to the evening guard!
[med] The volunteer walked my mother all the way to her appointment. So kind.
[med] Check-in was painless and the person at the window actually smiled.
[hot] Room was ready at noon and they upgraded us for our anniversary.
[hot] Front desk got us a table at a place that was fully booked. Legends.
[ret] Center court looks gorgeous with the lights up.
[res] Concierge signed for my package, kept the flowers in water and called me. Who does that!
[edu] Welcome desk found my laptop charger in lost and found within a minute.
[winter] The holiday tree is stunning this year.
[am] Hot coffee set out in the lobby this morning, made my day.`,
    good: `
[off edu] Friendly desk, quick badge.
Clean, bright, easy to find.
Nice people at the front.
[off edu] Visitor registration was quicker than I expected
Comfortable chairs and a plug next to each one.
[off edu med] Guard was polite and knew where to send me.
I like the new artwork.
Revolving door finally stopped squeaking.
Signs could be bigger, but someone pointed me the right way.
[med] Short wait, clear directions to the lab.
[hot] Quick check-in, and they had our parking sorted.
[ret] Easy to find the store I wanted with the map.
[res] Staff handled the move-in elevator booking without any fuss.
[edu] Quiet in the evening and the desk is always staffed.
[winter] Mats are dry and the floor isn't slippery, good job in this weather.`,
    mixed: `
[off edu] Desk was friendly but there was a line of eight people and one tablet.
Nice space, music a bit loud.
[off edu] Printer ran out of badges while I waited. They wrote one by hand.
Lovely lobby, terrible phone signal.
[off edu] Had to spell my host's name three times.
Sofas are starting to look worn.
[off] Turnstile took four tries to read my QR code, then it worked fine.
Guest Wi-Fi asked me to sign in again every ten minutes.
[med] Kind staff, long wait. 25 minutes past my slot.
[hot] Room wasn't ready until after 4 but they did give us a drink.
[res] Daytime concierge is great, at night nobody knows anything.
[ret] Kids loved the fountain. Benches all taken though.`,
    bad: `
[off med hot res edu] Stood at the desk for five minutes while two people chatted.
Drafty. The side door doesn't close all the way.
[off] My visitor waited 20 minutes because the pre-registration never came through.
Floor was sticky near the entrance and it stayed like that all day
Screens have been showing the wrong date since last week.
Half the lights over the seating area are out.
[off] Badge reader at the left turnstile is dead again.
[winter] Puddles all over the entrance, someone is going to slip.
[summer] Like a sauna in here. Is the AC off?
[med] Kiosk froze twice and then told me to see the desk anyway.
[hot] Key cards stopped working every night we stayed. Three trips down in pajamas.
[ret] Directory still lists two stores that closed.
[res] Front door lock was stuck open all weekend.
[edu] Nobody at the desk at 7pm, couldn't get a visitor pass.`,
    veryBad: `
[off] Guard was rude to our client. Not what we pay for.
[off] Was sent to the wrong floor twice and missed my interview.
[off edu res] Anyone can walk in behind someone with a badge. Nobody checks.
[off edu] Twenty-five minutes to get a visitor badge. Twenty. Five.
Slipped on the wet floor, no sign anywhere. I'd like someone to call me.
[med] No wheelchair available at the door and no one to help. My father is 84.
[hot] Charged twice and told to take it up with my bank.
[res] Non-residents sleeping in the vestibule again, and the door doesn't lock.
[ret] Fountain area smells like something died in there.`,
  },
  Restroom: {
    veryGood: `
Spotless. Seriously, cleaner than my own bathroom.
[better] The renovation was worth the wait. Real doors, real hooks, good light!
[better] Wow what a difference from before.
Cleaner was in here when I came by and apologized for being in the way. Sweetest person.
Finally a hand dryer that dries hands.
Fresh, stocked and it smells like nothing at all. Perfect.
Thank you for the free pads and tampons. Really.
Always immaculate on {floor}, whatever time I come.
Love the hooks inside the stalls, simple things!
[ret] Changing table was clean and there was even a step stool for my toddler.
[ind] Cleanest driver washroom between here and the border, hands down.
Paper towels AND dryers. Somebody listened.
[med] So clean. It matters a lot when you're here for treatment.`,
    good: `
Clean and stocked.
Soap is back, thanks
Better since they added the midday cleaning.
[better] New fixtures look nice and the water is actually warm.
Nice and quiet up here on {floor}.
Smelled fresh this time.
Lock on the middle stall got fixed, thank you.
Plenty of paper, dry floor, no complaints.
Good light at the mirrors.
[noon] Surprisingly clean for lunch hour.
[am] Clean first thing in the morning as always.
Automatic faucets work now.
Tidy. One soap dispenser is slow.`,
    mixed: `
Clean, but the water takes forever to get warm.
Fine in the morning, not so nice after 3.
OK but the dryer is as loud as a jet
Soap dispenser closest to the door is empty, the others are fine.
Toilet flushes by itself while you're still sitting there. Twice.
Faucet sensor only works if you hold your hands just so.
Could use an air freshener.
Clean floor, full trash can.
Paper is the thin kind, but at least there is some.
Coat hook missing in two of the stalls.
Nice finish, too few stalls.`,
    bad: `
No soap again.
No paper towels and the dryer is broken, had to use my jeans.
Stall door on the end doesn't lock.
Trash overflowing by 2 o'clock.
Water all over the counter, nowhere to put my phone down.
Third stall has been taped off for weeks
Smell coming from the floor drain
Toilet keeps running. You can hear it from the hallway.
[pm] By late afternoon it's out of paper. Every day.
One working sink out of three on {floor}.
Seat is loose and slides sideways.
[worse] It was so nice before. What happened?
[worse] The leak under the sink is back, bucket is nearly full.
Mirror is filthy and there's gum on the wall.
Light goes out while you're in the stall, you have to wave your arms.`,
    veryBad: `
Disgusting. I went to another floor.
Toilet clogged since yesterday and nobody has touched it.
[off] Sewage smell on {floor}. People are leaving early.
There is water coming through the ceiling above the last stall.
No toilet paper in ANY stall. None.
Overflowed toilet, wet floor, no sign, no one around.
[worse] Leak again!! Third time this month, the carpet outside is soaked.
I reported the smell on Monday and I'm reporting it again now.
[ind] You wouldn't let your dog use this washroom.
[med] For a medical building this is shocking. There was blood on the seat.
[ret] Diaper left on the floor, two hours later still there.
[winter] Out of soap for three days in flu season. Come on.`,
  },
  Elevator: {
    veryGood: `
Never wait more than half a minute. Impressive.
[better] New elevators are so smooth, I didn't notice we were moving.
[better] Night and day since the upgrade!
Technician explained what he was doing and was done before lunch. Great guy.
Spotless mirrors, quick ride.
[off] Destination panels are a game changer at 9am
Got stuck for two minutes, someone answered the intercom right away and stayed on the line. Thank you.
[res] Movers had it reserved and padded up, everything ready at 8 sharp.
[med] Room for a stretcher and a family, and the buttons are low enough for my chair.
Fast, quiet, clean. That's all I ask.`,
    good: `
Quick today.
Smooth ride
Noticeably faster than last year.
The rattling is gone, thanks.
Screen with the weather is a nice touch.
Clean cars, working lights.
[pm] Even at 5 I was down in a minute.
[better] No breakdowns since the work was done. Fingers crossed.
Door sensor finally fixed, it doesn't bite anymore.
Good, although the voice is a bit loud.
[hot] Old charm and it works.
[res] Dog pads in the corner are a good idea.`,
    mixed: `
Fine outside rush hour.
Works, but it makes a grinding noise around the middle.
One car was out, the rest kept up ok.
Takes a while in the morning, good the rest of the day.
Stops at every floor for no reason.
It levels about an inch off. Watch your step.
Clean but slow
Button for one of the floors doesn't light up, still works.
Gets stuffy when it's full.
[noon] Lunch is a zoo, otherwise no problem.
The air smells of someone's fries, ok that's not your fault.
[res] Fine, but no notice before they put it on service for a move.`,
    bad: `
[off] Waited seven minutes at 8:50. Took the stairs in the end.
One car down again, long line in the lobby.
Jerks when it stops. My coffee is now on my shirt.
Doors close way too fast, my bag got caught.
Fan is off and it's unbearable in there.
Shudders between floors, not a nice feeling.
Squealing noise on the way down, getting worse.
[worse] Out of order sign up again. That's the third time since Labor Day.
[worse] This used to work fine. What changed?
[am] Four full cars went past before I could get on this morning.
Floor of the car is filthy, coffee spill from yesterday still there.
[med] Two elevators for this many patients is not enough.
[res] Carrying groceries up the stairs with a toddler. Again.
[hot] Had to haul our suitcases up because it was out.
Emergency light in there flickers the whole way.`,
    veryBad: `
Stuck for 25 minutes. Nobody told us what was going on.
Stuck between floors with nine people and no air. Never again.
Emergency phone rang and rang. No one picked up.
It dropped a few inches before stopping. I'm not getting back in that thing.
[worse] Every week it's out. Every. Week. I work on a high floor and I have a bad knee.
[worse] Two of the cars dead since Monday and not a word from management.
Doors opened between floors. Please shut it down before someone gets hurt.
[res] My grandmother hasn't been able to leave the apartment for two days.
[med] Patients in wheelchairs waiting 15 minutes. Shameful.
[off] I have missed two meetings this month because of these elevators.`,
  },
  Parking: {
    veryGood: `
[better] New pay stations are great, tap and go.
Attendant jumped my dead battery in five minutes. Hero.
Bright, clean, I feel safe here at 10pm. Thank you.
Finally enough EV chargers and they all work!
Lost my ticket and they sorted it with a smile.
Spaces are wide enough for my truck, rare downtown.
[hot] Valet had the car warmed up and waiting.
[med] Free first hour for patients is such a relief.
[winter] Ramp was clear before 6am after all that snow. Amazing crew.
Guard walked me to my car at night without my having to ask.`,
    good: `
Easy in, easy out.
New lights make a big difference
Found a spot right away.
Validation worked with my phone this time.
Level signs with the colors help a lot.
Clean stairwells for once.
Chargers worked. One cable is a bit short.
Gate opens faster now.
[better] Line at the pay machine is gone.
[res] Repainted lines look sharp.
[ret] Plenty of spaces on the upper deck even on a weekend.`,
    mixed: `
Good location, tight corners.
Found a spot on my second loop.
[off ret med hot edu] Price went up again but at least it's clean.
Exit gate took a few tries.
Lights on the lower level are dim, rest is fine.
Chargers ok but always full by 8.
GPS sends you to the wrong entrance.
Pay machine doesn't take my card, app does.
[res] Visitor spots are taken by residents most evenings.
[med] Easy parking, pricey for someone who comes weekly.
Motorcycle spots would be nice.`,
    bad: `
Pay machine ate my ticket.
Gate arm stuck, sat there ten minutes with cars honking behind me.
Water dripping from the ceiling onto my car, leaves white stains.
Full sign off, garage full. Drove around for 15 minutes.
Two of the four chargers have been out since last month.
Smells like exhaust, are the fans running?
Stairwell smells of urine.
Someone parked in my reserved spot and nobody did anything.
[winter] Ice on the top level, no salt anywhere.
[am] Line backed up to the street this morning.
Oil all over the spaces by the ramp.
[res] Gate has been stuck open for days, anyone can drive in.
[ret] $14 because the validation at the store didn't work.`,
    veryBad: `
My car was broken into. Cameras "not working that day".
Charged me for three days. I was there two hours.
Trapped in the garage for 40 minutes and the help button just rang.
Gate came down on my roof. Please call me about the damage.
Chunk of concrete on the hood of my car.
[winter] Fell on the ice by the stairs. Nobody had salted.
[med] Walked from the far end of the lot with crutches because the accessible spots were full of delivery vans.
[res] Towed from my OWN spot with my permit on the windshield.
[hot] Valet lost our keys. We missed our flight.`,
  },
  FitnessCenter: {
    veryGood: `
[better] The new machines are fantastic, and there are finally enough of them.
[off res med] Cleaner than the gym I used to pay $120 for.
[off hot] Towels are always fresh and fluffy.
[off res] The 6am class got me back in shape, thank you!
Everything works, everything is wiped down. Love it.
New rower is amazing.
[off res] Best perk of the building by far.
Trainer fixed my squat form just walking by. So helpful.
[res] I cancelled my gym membership. This has all I need.
[hot] Better than most hotel gyms, real weights!`,
    good: `
Good mix of machines.
New mats are great
Clean showers, hot water.
[off] Nobody here at lunch, perfect.
Wipes always stocked.
The cable machine is smooth again, thanks for fixing.
Music level is about right.
Nice and cool in here.
Would love a second squat rack, otherwise great.
[pm] Busy after work but I didn't have to wait.
[better] Glad the old bikes are gone.
[res] Clean even late at night.`,
    mixed: `
Good equipment, not enough of it after 5.
Treadmill 2 slows down by itself. The other ones are fine.
Could use heavier dumbbells.
Showers are nice but the drain is slow.
TV remotes are gone.
Clean, but hot when the sun comes in.
Lockers ok, two of them don't lock.
People don't put the weights back. Not your fault, a sign would help.
Fine for a quick run.
Wi-Fi drops in here so no streaming workouts.
Yoga mats are a bit past it.`,
    bad: `
Out of wipes again.
Two treadmills out of order since last week.
[off hot] No towels at 6:30am.
Smells like a wet sock in the locker room.
AC isn't keeping up at all
Cable on the lat pulldown is frayed, please look at it before it snaps.
Cold shower. Not by choice.
Bench is ripped and the foam is coming out.
Elliptical screeches so loud everyone looks at you.
Floor fan has been broken forever.
[res] Kids in the weights area all weekend, no one supervises.
[hot] Only one treadmill works and the water dispenser was empty.
[pm] Impossible to get a machine between 5 and 7.`,
    veryBad: `
Cable snapped while I was using it. Someone is going to get hurt.
There is mold in the shower. Black mold.
My locker was broken into during a 40 minute workout.
Half of the machines are out of order. Why is it even open?
No hot water for a week and no notice.
Treadmill stopped dead at speed, I nearly went through the wall.
[res] We pay an amenity fee for THIS?
[off res] Badge doesn't open the door after 8pm though the sign says 24 hours. Three emails, no answer.`,
  },
  ConferenceRoom: {
    veryGood: `
AV worked the first time. I almost cried.
The room was set up exactly as we asked, down to the name cards.
Support came in two minutes when the screen went black. Saved our pitch.
Lovely room, lovely view, good chairs. We'll book again.
Catering was on time and the coffee was hot. Perfect day.
Camera and mics are excellent, remote people felt like they were in the room.
[edu] Best study spot on campus. Whiteboards everywhere!
[edu] Projector, sound, blinds: one button. Whoever designed this, thank you.
[hot] Our offsite went without a single hitch, team was fantastic.`,
    good: `
Good screen, easy to connect.
Comfortable chairs
Booking by the door panel is easy.
Room was clean and ready.
Nice light.
Markers that work! All of them.
Plenty of outlets around the table.
Temperature was right for once.
Wi-Fi held up with 30 of us on video.
[edu] Quiet and well lit in the evening.
Coffee came a little late, all else fine.
[ind] Good for the safety training, screen is big enough from the back.`,
    mixed: `
Screen great, sound so-so.
Took us ten minutes to find the right cable, then fine.
Chairs are comfortable, table is wobbly.
Room is nice but the walls are thin, we heard the entire call next door.
Good room, but the previous group left their lunch boxes.
Camera only shows half of the table.
Lights turn off if you don't move for a while.
Blinds are stuck halfway.
[edu] Nice rooms but people camp there without booking.
Clock is an hour off.
A bit cold, bring a sweater.`,
    bad: `
HDMI didn't work so we all looked at one laptop.
Double booked. Again.
No markers, no eraser, dirty whiteboard.
It was 78 degrees in there with twelve people.
Nobody cleaned up after the last meeting, crumbs and cups everywhere.
Panel said free, room was full.
Microphone cuts out every few minutes, remote side gave up.
Chair collapsed an inch when I sat down, gas lift is gone.
Ceiling vent is so loud you have to shout.
Projector is yellow and dim
[edu] Outlets on the window side are dead.
[off] Setup was for 12, we booked for 20.`,
    veryBad: `
[off] Lost 35 minutes of a client meeting to a screen that nobody could turn on.
[off hot] Our reservation was given away with no notice. We had people fly in.
Support number on the wall is disconnected.
Ceiling leaked onto the table in the middle of our presentation.
AC failed and they left 40 people in there all afternoon.
[edu] Had to defend my thesis with no projector. Thanks for nothing.
[hot] The wall was not closed and we shared our board meeting with a baby shower.
Paid for catering that never arrived.`,
  },
  Cafe: {
    veryGood: `
Best flat white downtown, fight me.
[am] Breakfast burrito is unreal.
They know my order before I get to the counter.
Soup of the day was incredible, please keep the tomato one.
So friendly and so fast!
[better] New operator is a massive improvement. The salads are actually fresh.
Gluten free options that taste like food. Thank you!
Great cortado, fair price, good music.
[am] Coffee and a warm croissant at 7, best part of my day.
[hot] The blueberry pancakes alone are worth the stay.
[ret] Dumplings at the corner stand, don't miss them.
[med] Staff brought a tea over to my mom when she looked tired. Thank you.
[edu] Cheap, good, and open late during finals!`,
    good: `
Good coffee.
[off med ret edu hot] Quick line today
Nice sandwiches, would love more veggie ones.
Mobile order was ready when I got there.
Clean tables even at noon.
Prices are fair for the area.
New oat milk is better.
Chili was great. A bit salty.
Friendly crew.
Love the outdoor tables.
[better] Lunch menu got a lot better lately.
[noon] Line moved fast for a busy lunch.
[med] Good to have something warm open early.
[hot] Nice breakfast, good eggs.`,
    mixed: `
Coffee good, pastries dry.
Tasty but 14 dollars for a salad...
Great food, nowhere to sit at 12:30.
Service is friendly but slow.
Portions got smaller, still tastes good.
They run out of the soup by 1.
Latte was lukewarm, they remade it.
Nice place, loud blender.
Card reader was down, cash only for an hour.
Hours are too short. Closed at 3?
[hot] Good breakfast, waited 15 minutes for a table.
[edu] OK food, the line between classes is brutal.`,
    bad: `
Waited 18 minutes for a plain coffee.
Order was wrong and they were out of the thing I actually wanted.
Tables sticky, bins overflowing.
Bagel was stale.
[off med ret hot edu] No decaf, no oat milk, no lids.
Soup was cold in the middle
Milk was off. Please check the fridge.
Only one person at the counter at peak time.
Used the allergy note, still got nuts on the salad. I checked, luckily.
Prices up again, quality down.
[noon] Gave up on the line at lunch and left.
[hot am] Buffet was empty at 9:15 with the sign saying until 10.`,
    veryBad: `
Found a hair. Two, actually.
Food poisoning after the chicken wrap, and I wasn't the only one.
Told them it's a peanut allergy and they shrugged. Dangerous.
Rude from start to finish.
Saw a mouse by the trash station. In daylight.
Raw in the middle. Chicken!
Charged me twice and said come back tomorrow.
[med] Nothing for diabetics in a medical building? Really?
[ret] Tables hadn't been wiped in hours. Flies everywhere.
[hot] Forty minutes for toast. We left hungry.`,
  },
  LoadingDock: {
    veryGood: `
Dock crew had me unloaded in 35 minutes. Best on my route.
Dock master is a pro, everything runs like clockwork.
[better] New levelers are smooth as butter.
Appointment at 7, backed in at 6:58. Never happens anywhere else.
Well lit, dry, and someone spots you when you back in.
They helped me restack a fallen pallet, no attitude, no charge.
Clear door numbers, clear lanes, polite people. Take notes, everyone else.
[winter] Apron salted and clear at 4am. Respect.
[ind] Door lights and restraints all work. Feels safe.
[off med] Freight elevator was held for us the whole morning, move went perfectly.`,
    good: `
Quick turn today.
New dock plates work well
Guy on the forklift knows what he's doing.
Easy check in and got a door right away.
Much better lighting than last winter.
Bumpers got replaced, thanks.
Signed and out in half an hour.
Clean dock, no broken pallets lying around.
[better] Leveler on my door finally goes all the way down.
[ind] Good communication on the radio.
Text message when the door is ready is very handy.
Space is tight but they guide you in.`,
    mixed: `
Fast once you get a door. Waiting for a door is another story.
[ind] Okay but only one lumper on shift.
Dock is fine, the turn from the street is terrible for a 53 footer.
[ind ret] Restraint light stayed red, they waved me off by hand.
Good people, old equipment.
Paperwork took longer than the unload.
Door seal is torn at the top, some rain came in.
Radio channel on the sign is wrong.
[off med] Freight elevator is slow but it works.
[ind] Bring your own pallet jack.`,
    bad: `
Leveler stuck halfway, had to switch doors.
[ind] Waited 90 minutes past my appointment.
Door won't stay up, they're holding it with a pallet.
No one at the dock between 12 and 1.
Lights out over two doors, can't see inside the trailer.
Broken glass and nails in the lane, I got a flat here last month.
Dumpster blocking the bay again.
Hydraulic oil all over the plate.
[winter] Ramp is pure ice.
[summer] 100 degrees inside, no fans, no water.
[ind] Forklift charger area is blocked with shrink wrap and trash.
[ind] Freezer door curtain is torn, there's ice building on the floor.
[off med] Told to come back tomorrow because the freight elevator was booked for a move.`,
    veryBad: `
[ind] Four hours. FOUR. And no detention sheet signed.
Leveler dropped with a forklift on it. Fix this before somebody dies.
[ind ret] Truck rolled away from the door because the restraint didn't lock.
Almost hit by a forklift, driver on his phone.
[ind] Load refused for temp because your dock sat with the door open for an hour.
[ind] No bathroom for drivers. Come on.
Door came down on my trailer. Nobody wanted to write a report.
[off ret med] Sent round the block three times while the bay was empty.
[winter] Slid into the dock wall, whole apron is a skating rink.`,
  },
  Rooftop: {
    veryGood: `
[off res] Best view in the city and hardly anyone up here.
Sunset from up here, no words.
[res] Had my birthday here, everyone wants to move in now.
Herb planters are a lovely idea.
[res] Fire pits work, lights are pretty, neighbors are nice. 10/10
[summer] Movie night was so much fun, please do more of these.
[off res] Spotless grills. Somebody actually cleans them.
[off] Took the team up for lunch and nobody wanted to go back down.
[hot] Cocktails plus harbor lights. We stayed until closing.
[pm] The golden hour up here is ridiculous.
Quiet, green, shady. I eat here most days.`,
    good: `
Great view, comfy chairs.
New umbrellas are a good addition
Clean tables and working heaters.
Nice place for lunch
[off res] Grill was easy to book.
Plants are doing well this year.
Love the string lights.
Wi-Fi reaches all the way out here now.
[summer] Lovely breeze.
Could use a few more tables, otherwise great.
[hot] Good drinks, friendly bartender.`,
    mixed: `
Beautiful but windy, cushions blow around.
Great space, closes too early.
Nice, but someone always reserves the whole thing.
[off res] One of the two grills doesn't light.
Lovely, no shade at noon.
Good view, music too loud for talking.
Bins fill up fast on weekends.
Door is heavy and sticks.
[hot] Great view, pricey drinks.
Chairs ok, tables wobble on the pavers.
Heaters help a bit.`,
    bad: `
Cigarette butts in every planter.
[res] Grill was left filthy, we spent 30 minutes scrubbing.
[off res] Closed for a "private event" that I got no notice of.
Cushions soaked and smelling of mildew.
[off res] Out of propane, again.
Wasps nest under the bench by the corner.
Trash from the weekend was still up there on Tuesday.
[summer] No shade and the pavers burn your feet.
Puddle that never drains right at the door.
[hot] 20 minutes to order, 20 more to get it.
[off] Badge didn't open the terrace door, locked out in the rain for ten minutes.`,
    veryBad: `
A glass panel is loose at the railing. Please close it off today!
An umbrella took off in the wind and nearly hit a child.
[res] Party until 2am three nights running and nobody stops it.
Broken glass on the deck where kids run around barefoot.
Got locked out up there with no phone signal. 50 minutes.
[res] Paid the deposit, cleaned everything, lost the deposit anyway.
[hot] Bar closed an hour early on our last night, with us standing there.
[off res] Burner flared up at my face. It should have been tagged out.`,
  },
  MailRoom: {
    veryGood: `
[better] The second locker bank solved everything. Thank you!!
Code came by text before the driver had even left.
[res] They kept my package cool because it was medicine. So thoughtful.
Never lost one package in two years.
Parcel shelf sorted by name, finally. Genius.
Manager tracked down a box that the carrier swore was delivered.
24 hour access is perfect with my shifts.
Found me a trolley for a huge box and held the door.`,
    good: `
Quick pickup.
Lockers work well
Shelves are tidy now.
Got the code right away.
Big locker was free for once, lucky me.
Return drop off is super handy.
Better lighting makes the labels readable.
Door code works every time now.
[better] Way fewer boxes on the floor.
Good system, screen is a bit slow.`,
    mixed: `
Lockers fine, but never enough big ones.
Package was there, just on the wrong shelf.
Works most days. Around the holidays it's chaos.
Code took three tries.
Good idea, small room.
Label printer is out but the staff wrote it by hand.
App says delivered hours before it is really in the locker.
Lockers are so low, my back hurts.
OK but the recycling bin for boxes is always full.`,
    bad: `
Locker won't open, code says expired.
Package left in the hallway where anyone could take it.
Boxes piled up to the door, can't get a stroller in.
Screen frozen for the third day.
Someone opened my parcel.
My neighbor's mail in my box. Every week.
Light is out in there, had to use my phone.
Lockers all full, carrier took it back to the depot.
Groceries sat there for five hours with no notice.
The small doors pop open on their own`,
    veryBad: `
Package stolen. The camera points at the wall.
Medication left in the sun by the window. Had to be thrown away.
Third stolen package this year. What are we paying for?
Locker has had my stuff locked in since Friday and support doesn't pick up.
Marked as "picked up by resident". I was at work.
My passport came in the mail and it's gone. I need someone to call me today.`,
  },
  GateWindow: {
    veryGood: `
In and out in 12 minutes. Best check-in on my whole route.
Paperwork ready, door assigned, out again in no time. Wish every site was like this.
Clerk called ahead so my door was open when I pulled up.
They let me park early and sleep. Means a lot on a long run.
Polite, quick, and they know the carriers by name.`,
    good: `
Paperwork was ready when I got to the window.
[pm] Fast check-in tonight.
Good signage from the gate to the window.
Text updates work, no more standing in line.
Friendly staff at the window, clean waiting area.
Coffee for drivers, appreciated.
Safety video is short now, thank you.`,
    mixed: `
Window opened ten minutes late, then it moved quickly.
Nice people, slow printer.
Quick today, slow last week. Depends who's on.
Check-in app works if you have signal, which you don't out here.
Good site, but only one person at the window at shift change.
Seal check took longer than it should.`,
    bad: `
Told me I had no appointment. I had the email in my hand.
Window closed for break with six trucks waiting.
Intercom doesn't work, had to walk up in the rain.
Safety vest rule is fine but nobody tells you before you get here.
Reference number on the portal didn't match theirs, 45 minutes lost.
Nowhere to sit while waiting.`,
    veryBad: `
Two hours at the window with a reefer load. Two hours!
Clerk slammed the window on me. No need for that.
Lost my appointment because the gate line was an hour long.
Turned away at midnight after 400 miles. The email said 24/7.
No washroom, no chair, no answer. Drivers are people too.`,
  },
  BreakRoom: {
    veryGood: `
Coffee machine finally makes real coffee. Night shift thanks you.
New fridge, new microwaves, clean tables. Feels like somebody cares.
Free fruit on Thursdays is a great idea, keep it going.
Love the new tables by the window.
Cleaned twice a shift now and it shows.`,
    good: `
Microwaves are clean and both fridges work.
[pm] Clean tables tonight.
Ice machine works again
Better chairs, thanks.
More choice in the vending machine, finally some healthy stuff.
Quiet corner is nice for a call home.
Hot water tap is a good addition.`,
    mixed: `
Vending machine is fine when it's filled.
OK but too small when both shifts overlap.
Good fridge, people steal food though.
Clean at the start of the shift, not at the end.
Coffee's fine, cups run out.
One microwave works, one only spins.`,
    bad: `
Microwave has been dead since last week, 60 people share one.
Vending machine took my $5 and gave me nothing.
Sink is clogged, smells bad.
Fridge isn't cold, my lunch went off.
No seats at first break.
Trash not emptied since the day shift.
Water cooler empty again.
Heater blows cold air.`,
    veryBad: `
Roaches under the vending machine. I'm not eating here.
Fridge died over the weekend and nobody cleaned it out. The smell!
Mold in the ice machine, I took a picture.
No working microwave for 80 people. It's been two weeks.
Ceiling tile fell on a table during lunch.`,
  },
  TruckYard: {
    veryGood: `
Plenty of room to swing a 53 footer, rows marked, lights on. Perfect yard.
Shunter moved my trailer so I could get out first. Great guy.
Gate opened on the first read of the plate. Smooth.
Overnight parking, lit and quiet. Rare these days.`,
    good: `
Yard was plowed and rows are marked, easy to find my trailer.
Good lighting at the back now.
Gravel got graded, much better.
Easy to find an empty slot.
Gate guard knows what he's doing.
Yard map on the phone is useful
Rows are numbered now, saves time.`,
    mixed: `
Enough spaces, but potholes by the fence are getting deep.
Room enough in the day, packed after 8.
Fine once you're in, the entrance is tight.
Lights ok near the gate, dark at the fence.
Empty trailers left across two slots.
Dusty when it's dry, muddy when it's not.`,
    bad: `
No lights in row A, walked to my truck with my phone flashlight.
Potholes that will break a spring.
Trailer was not where the yard list said, 30 minutes looking for it.
Gate arm takes forever to read the tag.
Someone dropped a trailer across the fire lane.
Mud up to my ankles by row A.
Fence has a hole you could drive a pickup through.`,
    veryBad: `
Catalytic converter gone overnight. What is the gate guard for?
Backed over a bollard nobody can see, no paint, no light.
Fuel siphoned overnight. Second time.
Landing gear sank into the asphalt and the trailer tipped.
Yard truck clipped my mirror and drove off.
Locked in after my hours ran out and told to leave. Where to?`,
  },
  Coworking: {
    veryGood: `
The quiet booths are a lifesaver for calls.
I work from here three days a week. Love it.
Phone booth is actually soundproof. Took my interview there and got the job!
Fast Wi-Fi, good coffee next door, quiet. What else do you need.
Booked it on my phone in ten seconds and it was free when I came down.`,
    good: `
Good light and comfy chairs.
Quiet most mornings.
Monitors are a nice addition.
Plenty of outlets now.
Clean desks every day.`,
    mixed: `
Great when it's empty.
Booth gets warm after half an hour.
Nice desks, people take loud calls in the open area though.
One monitor flickers.
Fine, wish it opened before 7.`,
    bad: `
Booth fan is broken, it's an oven.
Someone leaves their stuff here all day and doesn't come back.
Wi-Fi dropped twice during my call.
Printer out of toner since I moved in.
Crumbs and coffee rings on every table.`,
    veryBad: `
No internet at all for three days. I work from home.
Door lock is dead so kids use it as a playroom.
Booked, paid, and found it locked.
Got shocked by the outlet under the desk. Please check it.`,
  },
}
