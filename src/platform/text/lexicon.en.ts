import type { LexiconRow } from './lexiconRow.ts'

/** English words about buildings and their service. Signs and roles: see `phrases.ts` and `lexicon.ts`. */
export const english: readonly LexiconRow[] = [
  [
    'feeling',
    3,
    `
    terrific marvelous marvellous fabulous splendid extraordinary rockstar rock_star rockstars legend you_rock you_guys_rock angel pleasantly_surprised
    doesn't_get_any_better doesnt_get_any_better heaven sweetest
    excellent outstanding amazing awesome fantastic wonderful perfect perfectly superb exceptional phenomenal incredible immaculate spotless
    flawless impeccable brilliant magnificent stellar best favorite favourite first_class top_notch second_to_none world_class
    love loved loves loving lovely above_and_beyond five_stars 5_stars a_gem thrilled delighted`,
  ],
  [
    'feeling',
    2,
    `
    classy sleek charming vibrant premium luxurious hats_off praise praised shoutout shout_out without_a_hitch dedicated diligent hardworking hard_working proactive dependable
    trustworthy personable sweet grateful blessing hero nailed hassle_free effortless swift swiftly orderly stress_free treat relieved relief night_and_day graceful attentively warmly
    no_longer_a_problem pleasing heartwarming unmatched
    great beautiful beautifully gorgeous stunning pristine sparkling happy happier pleased impressed impressive helpful friendly
    courteous polite kind kindness professional attentive welcoming pleasant delightful delicious tasty enjoy* enjoyable comfortable comfy cozy
    cosy thankful grateful appreciate* thank_you thanks thx kudos bravo congrats congratulations recommend* reliable efficient
    efficiently prompt promptly speedy spacious elegant stylish modern well_maintained well_kept well_lit well_stocked well_designed
    well_run well_done well_organized on_point good_job nice_job great_job keep_it_up keep_up no_complaints no_complaint no_issues
    no_problems no_problem cant_complain can't_complain cannot_complain couldn't_be_happier couldnt_be_happier could_not_be_happier
    couldn't_be_better as_always_great smiling cheerful caring thoughtful generous exceeded superior seamless smooth smoothly
    runs_like_clockwork a_pleasure pleasure joy glad proud deserve_a_raise deserves_a_raise life_saver lifesaver bright_spot brighten*
    inviting hospitable respectful responsive knowledgeable patient like_new no_wait no_line no_lines in_no_time works_great`,
  ],
  [
    'feeling',
    1.4,
    `
    just_right intuitive simple_to_use balanced organised neatly pride trust trusted welcomed greeted greets greet quality fancy classic rewarding relieving honest
    genuine restored refilled_daily tastes_good tastes_great went_well going_well well_thought handled answered_quickly informative informed_us keeps_clean listens cares grown_on_me vast roomy
    smart effective effectively eager looking_good looks_good sounds_good agreeable problem_gone gone_by hospitality courtesy stays_late stayed_late calming zen
    good nice nicer nicely shiny shine shines shining approve approves clean cleaned cleaner cleanest tidy neat organized fresh fresher quick quickly quicker fast faster fastest easy easier easily
    convenient safe safer secure quiet calm peaceful cool_space warm_welcome bright well improved improvement improvements improves better
    enjoyed useful handy accessible affordable generous_portions stocked restocked refreshing relaxing cute attractive upgrade upgraded looks_sharp a_fine_job
    upgrades renovated remodeled resolved solved fixed_quickly same_day right_away immediately on_time timely smells_good smells_great
    smelled_fresh solid decent fun cool smile smiles positive perk like liked likes likable fair satisfied satisfying
    satisfactory success successful works_well huge_difference big_difference first_try only_took hold_the_door holds_the_door worth accommodating considerate
    reassuring airy pretty_good a_plus up_to_date state_of_the_art in_order took_care taking_care taken_care takes_care help_me helped
    sorted_out brought_back plenty plentiful consistent consistently ample sturdy soft warm_and_cozy went_out_of_their_way`,
  ],
  [
    'feeling',
    0.7,
    `fixed repaired cleans fine acceptable adequate works worked works_fine works_again working_again works_now working_now free gracious functional sunny healthy finally ready adjusted welcome`,
  ],
  [
    'feeling',
    -0.7,
    `
    is_out are_out please can_someone can_somebody could_someone could_you can_you lower_the turn_down_the turn_up_the turn_it_down keeps keep_getting trash garbage unfortunately_the shut steep cluttered
    closed full is_down are_down was_down were_down been_down still_down all_night get_back_to_me reminder pinging hum humming slight_smell old_fashioned less_than empty_again half_empty on_his_phone on_her_phone on_their_phones on_their_phone how_long_until how_much_longer since_monday
    seriously again_please nothing_special_here lines queue queues
    dim pricey basic bland plain request* issue issues concern concerns concerned unfortunately sadly please_fix please_clean please_repair
    please_check please_replace please_refill please_send please_address please_do_something fix repair replace refill missed delayed
    waiting waited wait* old cramped crowded crowd busy small tiny weak limited confusing confuse* needs need_to needed_to should_be_fixed attention sticky_door
    wish_list again_today again_and_again third_time second_time fourth_time every_single_day still_waiting tight empty dull beige chilly
    cold warm humid damp wet drip* sneeze* sneezing scratched worn faded`,
  ],
  [
    'feeling',
    -1.4,
    `
    second_try third_try fourth_try fifth_try second_attempt third_attempt fourth_attempt parking_fine parking_fines got_a_fine fines fined sharp_edge sharp_edges sharp_corner sharp_corners is_sharp are_sharp tore stalled stalling stalls_between it_stalls
    lift_stalls elevator_stalls keeps_stalling sick coughs choking timed_out times_out freezing_up froze not_reading wouldn't_read
    downhill ate_my stomp* left_outside rolled_her_eyes rolled_his_eyes still_there still_nothing no_results headache headaches allergies allergy cough coughing fumes smoke smoking cigarette cigarettes weed marijuana graffiti vandalized vandalism homeless loitering unattended
    abandoned expired stale soggy bitter watered_down metallic cobweb cobwebs grease scum hair hairs splatter splashed crumbs litter littered debris pothole potholes towed overcharged
    unfair excuse excuses blame shouted yelled yelling screaming argue argued attitude snapped condescending sarcastic indifferent disinterested understaffed short_staffed unstaffed unmanned
    unanswered unavailable inaccessible unplugged unlit unmarked uneven unkempt unkept untidy unwelcoming underwhelming unpleasant unsatisfied unsatisfactory unfinished incomplete
    incorrect wrong wrongly mistake mistakes misleading glitch* glitchy buggy crash* freezes disconnects buffering cut_out cuts_out cutting_out accident fell dangling coming_off came_off
    comes_off fell_off falling_off bent torn ripped dented hole holes soaked soaking backed_up backs_up nonstop non_stop hissing banging buzzing buzzes beeping vibrating shaking shakes jerky bumpy
    numb scratched mouldering poisoning ugly tacky eyesore bland_food tasteless oily stinging peeing cheaply cheap_looking lukewarm blinding glare scorching cooking_us draft drafts
    lied lies lying fired shrugged alarming cracks trip_hazard locked_out ridiculously_slow nope worry worried worrying worries waste_of nauseous overheated overheating overheats
    too_many ticked_off charged_twice double_charged off_limits unchanged unaddressed unnoticed
    bad badly slow slower slowly slowest problem* problems trouble late dark noisy loud louder noise_all loudly annoying annoy* annoyed bother* messy mess unclean
    dusty dust stain* stains stained sticky smudge* smudged streaky greasy musty stuffy drafty draughty clog* clogged plugged overflow*
    overflowing overflowed leak* leaky leakage flicker* crack* cracked chipped peeling rust* rusty mold mould moldy mouldy mildew
    stuck jam* jammed loose missing uncomfortable inconvenient inconvenience complain* complaint complaints complained poor poorly lack* lacking
    unhappy dissatisfied upset sad frustrated frustrating frustrate* frustration confused unclear unprofessional unhelpful unfriendly unreliable
    inconsistent unstable spotty intermittent expensive overpriced outdated dated rundown run_down worn_out neglected ignore* ignored
    impatient careless lazy slippery slipped tripped hazard hazardous risk risky hot sweltering stink* stinky smelly smell smells smelled odor odour
    odors blocked block* trash_everywhere everywhere_paper full_of_trash drop* drops disconnect* lag* laggy lost error errors reject* rejects
    fail* failed failing failure fault faulty malfunction* malfunctioning deteriorating flood* flooded puddle puddles
    waited_an_hour waited_hours waited_for_hours an_hour_for useless pointless waste wasted delay delays unresolved nobody_came no_one_came no_response no_reply no_answer out_again down_again
    burnt_out burned_out burned burnt went_out dies died dead sweaty sweating shivering wearing_coats too_few ran_out run_out runs_out worse shortage
    for_weeks for_months for_days took_forever takes_forever forever stuck_in avoid* not_a_fan give_up gave_up had_to_leave awkward wobbly squeak* squeaky
    creak* rattle* echoes shame_about shame_that too_bad pity bugs bug ants ant fly flies insects gnats overcrowded packed illegible mediocre meh
    do_better disappointing_view spill* spills spilled shut_down someone_should somebody_should regret* letdown let_down off_putting`,
  ],
  [
    'feeling',
    -2.1,
    `
    yuck yucky vomited threw_up ew eww ewww ugh wtf hideous nauseating puke toxic creepy shady rotten spoiled slimy slime shattered infested infestation pissed furious outrageous outraged livid worthless blood needles
    dirty dirtier grimy gross soiled broken break breaks broke broke_down breaks_down breaking_down disappointed disappointing disappoint* disappointment rude
    disrespectful hostile aggressive dismissive arrogant incompetent inefficient unacceptable unsafe unsanitary unhygienic dangerous danger scary scared
    out_of_order out_of_service not_in_service not_working inoperable nonfunctional non_functional falling_apart falls_apart freezing icebox ice_box
    freezer sauna oven boiling unbearable stifling reeks reek* stench sewage urine pee vomit rats rat mice mouse roach roaches cockroach
    cockroaches pests vermin rodents hate* ridiculous unreasonable insane nonsense fed_up tired_of sick_of deafening
    impossible nightmare_to chaos chaotic shabby dingy sketchy stolen theft harass* harassed injured hurt mistreated ghetto sucks suck sucked crap
    crappy lousy subpar sub_par broken_down trapped got_stuck nobody_cares no_one_cares never_again joke a_joke shame ashamed embarrassing
    embarrassed ripoff rip_off unlivable unusable scam trash_overflowing thanks_for_nothing`,
  ],
  [
    'feeling',
    -3,
    `
    filthy disgusting disgusted nasty horrible horribly terrible terribly_dirty awful atrocious appalling horrendous dreadful vile revolting repulsive
    abysmal pathetic worst garbage_service nightmare disaster disgrace disgraceful deplorable inexcusable feces poop shit
    shitty bullshit unbelievably_bad zero_stars 0_stars`,
  ],
  [
    'needed',
    -2,
    `
    solve solved fixed_it refilled refill restocked restock replaced told tell informed notified warned pick_up picked_up accept accepts accepted scan scans print prints heat cool cools blow blows charge_my
    swipe greet greeted smile supplies supply sign signs trash_bags coat_hooks shelf hook room space place_to anywhere_to outlets outlet plugs hand_soap lotion lids creamer sugar trained training
    respect empty_the pay_attention followed_up follow_up resolved acknowledged attended checked apologize apologized
    work works working worked function functions functioning flush flushes flushing open opens opening close closes closing lock locks respond
    responds responded response reply replied replies answer answers answered answering clean cleaning cleaned mop mopped vacuumed swept emptied fix fixed fixing
    repaired move moves connect connects load loads drain drains turn_on turns_on turn_off show showed shows came come comes care cares help helps helped listen listens
    soap towel towels paper_towels paper_towel toilet_paper tp paper tissue tissues napkins water hot_water heat heating air ac air_conditioning
    ventilation light lights lighting power electricity signal wifi internet reception parking seats seating chairs privacy security signage
    ramp cups coffee milk sanitizer hooks mirror toilet_seat maintenance supervision accountability communication
    explanation notice apology explained update updates sleep concentrate focus find hear see reach use breathe believe
    feel_safe recognize recognizes register registers read_my drinkable trash_cans trash_can bins look_up say_hello acknowledge stay fit handle keep_up`,
  ],
  [
    'negate',
    0,
    `
    not no never none nothing neither nor nobody no_one noone no_more no_longer isn't isnt wasn't wasnt aren't arent weren't werent don't dont doesn't doesnt didn't didnt
    still_no still_not can't cant cannot won't wont wouldn't wouldnt couldn't couldnt shouldn't shouldnt haven't havent hasn't hasnt hadn't hadnt ain't aint
    hardly hardly_ever barely rarely seldom scarcely without far_from nowhere_near anything_but not_very not_really not_so not_that zero`,
  ],
  [
    'negate',
    -0.8,
    `
    can't cant cannot won't wont doesn't doesnt didn't didnt nobody no_one noone never couldn't couldnt there_is_no there's_no theres_no there_are_no there_isn't_any there_was_no there_were_no`,
  ],
  [
    'negate',
    -1.5,
    `
    out_of ran_out_of run_out_of runs_out_of low_on short_on short_of lacks lack lacking lacking_in lack_of missing not_enough isn't_enough
    unable_to fails_to failed_to refuses_to refused_to refuse_to struggle_to struggles_to hard_to difficult_to impossible_to
    nobody_ever no_one_ever not_once`,
  ],
  ['negate', -1.4, `stopped stops_ quit`],
  [
    'hope',
    -0.7,
    `
    could_be could_use should_be should_have must_be needs_to_be need_to_be needs_to need_to needs_more need_more needs_better need_better needs_a_good wish wish_it wish_they
    would_be would_like would_prefer would_love would_appreciate if_only supposed_to_be supposed_to meant_to_be can_be hope hopefully expected more_would want_a
    can_we_get can_we_have can_you_please could_you_please someone_should somebody_should`,
  ],
  ['hope', 0, `used_to_be used_to`],
  ['solve', 0, `solved resolved fixed repaired sorted sorted_out handled addressed took_care taken_care gone is_gone cleaned_up`],
  [
    'boost',
    1.35,
    `
    very really so super extremely totally absolutely completely incredibly insanely ridiculously terribly awfully always constantly
    highly truly particularly especially exceptionally utterly way such much far beyond damn all_the_time every_day constantly seriously quite most`,
  ],
  [
    'boost',
    0.65,
    `slightly somewhat kinda kind_of sort_of sorta a_bit a_little little_bit bit fairly mildly partly sometimes occasionally at_times pretty_much almost`,
  ],
  ['excess', -1.3, `too overly excessively`],
  [
    'neutral',
    0,
    `
    not_only but_also but_not_least no_wonder neither_good_nor_bad not_good_not_bad lost_and_found is_there_a can_i could_i may_i no_comment no_comments nothing_to_add nothing_special no_opinion like_a it's_like its_like looks_like look_like looked_like feels_like seems_like
    seemed_like would_like_to_know i'd_like_to_ask as_well as_well_as well_before free_time hot_water_heater hot_water cold_water hot_coffee hot_food hot_desk
    cold_drinks kind_regards what_kind any_kind some_kind fast_food new_york good_morning good_afternoon good_evening smoke_break lunch_break
    break_room breakroom break_time fire_drill drop_off drop_box lost_and_found waiting_room waiting_area small_kitchen help_desk
    fresh_paint dry_cleaning cleaning_lady cleaning_crew security_guard emergency_exit parking_spot no_longer_than fly_in on_the_fly
    next_to close_to work_order work_orders at_work coffee_break clean_up_crew best_regards bug_report how_well better_off had_better
    the_cleaner a_cleaner our_cleaner cleaners vacuum_cleaner the_patient a_patient patients patient_entrance patient_parking patient_room patient_rooms patient_lift patient_area patient_portal
    patient_intake patient_wing job_fair trade_fair book_fair fair_amount fair_share fair_number the_works road_works roadworks smart_card smart_tv had_to_say have_to_say cool_down fresh_air
    sharp_left sharp_right 9_sharp good_luck good_question well_known quiet_room quiet_hours safe_deposit clean_room kind_of_door best_western best_buy new_year dark_wood dark_blue
    sick_day sick_days sick_leave cold_storage hot_desking like_this like_that smoke_detector smoke_detectors smoke_alarm smoke_alarms fire_hazard_sign noise_policy leak_detector dust_bin
    fine_print smart_lock well_water air_freshener free_parking_question quick_question light_switch first_time`,
  ],
  [
    'contrast',
    0,
    `but however yet nevertheless nonetheless still_though only_that unfortunately sadly too_bad shame_about shame_that pity until`,
  ],
  ['concede', 0, `although though even_though despite in_spite_of while whereas`],
  ['except', 0, `except except_that except_for aside_from other_than apart_from besides`],
  ['relief', 0, `then finally eventually ultimately at_last in_the_end after_that`],
  ['and', 0, `and also plus & because since when`],
]
