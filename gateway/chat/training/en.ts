/** Templates of English messages; the format is described in generate.ts. */
import type { Templates } from './templates.ts';

export const en: Templates = {
  search: `
    (and|) (a|an|some|) {thing} but (not|no) (a|) {thing}
    (products|items|stuff) for (the|my|) {thing}
    (a|an|some|the) {thing}
    {thing} {thing}
    (a|an|some) {thing} {thing} {thing}
    {thing} (with|without) {thing}
    {thing} (under|for) {price} (with delivery|delivered) to {region}
    compare (two|some|three) {thing}
    my (daughter|son|husband|mother) (starts|begins|needs|is going to) (school|sport|cycling|dance|college) (he needs|she needs|so|) (a|some|) {thing}
    (got any|you got any|any chance of) {thing} ?
    something (warm|light|waterproof) (to wear|) (for|when) (winter|summer|it rains|it snows)
    (a|some) {thing} for (my brother|my sister|my boss|my neighbour) (below|under) {price}
    (i m looking for|looking for|i need|i want|i d like|im after|searching for|we need|i am searching for) (a|an|some|the|) {thing}
    (i need|looking for|i want) (a|an|some|) {thing} for (my|a|) {whom}
    (i want|looking for|) (a|an|) {color} {thing}
    {thing} (under|below|around|about|for less than|max) {price}
    (a|an|some|) (cheap|good|decent|sturdy|light|affordable) {thing}
    {thing}
    {color} {thing}
    {brand} {thing}
    {thing} size {size}
    {measure} {thing}
    {thing} {whom}
    (do you have|have you got|do you sell|you got|got|are there|is there) (any|some|a|) {thing} (here|in stock|) ?
    (show me|find me|get me|recommend me|suggest|give me) (a|some|your|the best|) {thing}
    (which|what) {thing} (should i buy|do you recommend|is best for {whom}|would suit {whom})
    something to (clean|store|cut|listen to|cook|sleep on|wear|heat|dry|carry) (my|the|) {thing}
    something (to cook with|for the kitchen|for running|to keep me warm|for a trip|to make coffee|for camping|to sit on|to wear at a party)
    (a|any|i need a|ideas for a) (gift|present|birthday present) for {whom}
    (gift|present) for {whom} (under|around) {price}
    what (can|should) i (give|get|buy) {whom} (for her birthday|for eid|who likes sport|)
    (best sellers|new arrivals|what s new|current deals|discounted|on sale) (in|) {thing}
    (i want to|i have to|i d like to) (buy|order|replace|get) (a|my|some|) {thing}
    my {thing} (broke|died|is dead) (so|) i need a (new|another) one
    i (have|only have|can spend) {price} (for|on) (a|) {thing}
    (hi|hello|hey) (i m looking for|do you have|i need) (a|some) {thing}
    (thanks|ok|great) (now|and|also|) (i need|show me|i m looking for) (also|) (a|some) {thing}
    (i m going|we re going) (camping|to the beach|to the gym|to a wedding|travelling) what (do i need|should i take|should i wear)
    {thing} or {thing} (for {whom}|)
    and (a|some) {thing} ?
    (actually|instead|rather) (i want|show me|) (a|some) {thing}
    {thing} compatible with {brand}
    what do you have (for|in) {thing}
  `,
  refine: `
    (not|no|but not) (a|an|the|) {thing}
    (anything|everything|any colour) but {color}
    (do you have|is there|are there|have you got) (it|them|any|one) in {color} (?|)
    i (can t|cannot|don t want to) (spend|pay) more than {price}
    i only have {price}
    i don t have much money {price} (max|at most|)
    (with a good|that has a) {thing}
    (that s|that is|it s) (more than|way beyond what|above what) (i can spend|my budget|i can afford|i want to pay)
    (how about|maybe|rather) (a darker|a lighter|another) (shade|colour|tone) (maybe|)
    (only|just) (ones|those) (rated above four|with good reviews|in stock|on offer|below {price})
    (anything but|nothing in|not in) (plastic|metal|leather|cotton)
    (and|but|rather|what about|how about) (in|) {color} ?
    (in|and in) size {size} ?
    do (they|these) come in ({color}|{size}) ?
    (anything cheaper|cheaper|something cheaper|too expensive|that s too expensive for me|a bit less|lower price|out of my budget|less expensive ones)
    (more expensive|something better|better quality|higher end|premium ones)
    (under|below|up to|max|no more than|not more than|around) {price}
    (but|) (not|no|without|anything but) {color}
    (not|except|but not|no) (from|) {brand}
    (only|from|just|preferably) {brand}
    (and|what about|how about) for {whom} ?
    (in|made of) (cotton|leather|wood|wool|metal|linen|steel|plastic|velvet)
    (bigger|smaller|lighter|wider|longer|shorter|more powerful|a simpler one|not so heavy)
    (best rated ones|sort by price|cheapest first|only on sale|only those in stock|the most popular ones)
    (with|without|with a|one with) (a hood|lid|zip|wheels|touch screen|pockets|sleeves|bluetooth|remote|battery|bag|wire)
    (at least|minimum|) {measure}
    the same (but|) (in {color}|bigger|smaller|cheaper|for {whom})
    do you have (them|it|those) in ({color}|{size}) ?
    (any|forget the|never mind the|ignore the) (colour|budget|brand|size) (is fine|)
    (new only|not used|not refurbished)
    something more (elegant|sporty|modern|classic|discreet|stylish)
    with {measure} ?
  `,
  more: `
    (any|got|is there|do you have|show me) (other one|another one|other ones|some others) ?
    (show|give|get) me (more|others|other ones|the next ones|the rest|more options|some others|different ones)
    (more|more please|next|any others|any more|see more|more results|more choice|keep going)
    (something else|anything else|something different|another one|another model|other models) (?|please|)
    (do you have|is there|have you got) (anything else|something else|other models|more of these|any others) ?
    (is that all|that s all|only these) ?
    (i don t like|not keen on|none of) (these|them|those) (show me others|something else|)
    (what else|and the others) ?
  `,
  shown: `
    (is it|are they|is this|are these) (original|genuine|authentic|a copy|fake|the real thing) ?
    how much (for|would it be for|if i take) (two|three|four) (of them|) ?
    (and|) what if it (breaks|stops working|dies) (after a month|) ?
    (is|can|does|will) (it|number {num}|the {ord} one|the {ord}) (dishwasher safe|go in the oven|survive rain|fit in a bag|need batteries|work in the car|stay warm|fold|go in the washing machine) ?
    (which|what) (of those|of these|of them|one) (weighs|costs|lasts|holds) (the least|the most|longest|less) ?
    how many (hours|kilos|watts|litres|people|pieces) (does the battery hold|does it hold|is it|for the {ord}) ?
    (could|can) i (get|have) (it|the {ord}|the {ord} one) in ({color}|size {size}|{size}) ?
    what (would|do|will) (the two|both|they|the two of them) (of them|) (cost|come to|be) (together|in total|)
    (and|what about|how about) the {ord} (one|) ?
    (is|does|has|can) the {ord} (one|) (in stock|available|have a warranty|on sale|heavy|washable|waterproof|any good|come with a charger) ?
    (how much|what) (is|does|s) the {ord} (one|) (cost|) ?
    (tell me more about|more info on|details of|more about|describe) (the {ord}|the {ord} one|this one|it|that)
    what (is|s|are) (the|its) (warranty|weight|dimensions|material|battery life|power|capacity|size|brand|colours|screen size) (of the {ord}|) (one|) ?
    (it|this one|that one|this model|that product) (weighs how much|is made of what|how big|lasts how long) ?
    (how heavy|how big|how long|how loud|how tall|how wide|how powerful) is (it|this|this one|the {ord} one|that) ?
    (is|does|has|can) (it|this|that|this one) (good|heavy|waterproof|any good|easy to clean|have bluetooth|have a warranty|fit a big head|need batteries|work with iphone|come with a charger|go in the dishwasher|made of leather) ?
    which (one|of them|of these|of those) (is|has|is the) (the|) (cheapest|lightest|best rated|better|best|biggest|most powerful|best battery|strongest|newest) ?
    the (cheapest|lightest|most expensive|best rated|heaviest|most powerful|biggest|newest) (one|of them|of all|of the list|) (which is it|) ?
    compare (the {ord} and the {ord}|both|these two|the first two|all three|them|{num} and {num})
    (what s the difference|difference) between (the {ord} and the {ord}|them|these two|both)
    (both|the {ord} and the {ord}|the two|all three|{num} and {num}) (together|in total|altogether) (how much|what do they cost|) ?
    how much (for|are|would be|do) (both|the two|all of them|all three|the {ord} and the {ord}) (together|cost|in total|) ?
    (is|do you have|does) (it|the {ord}|this one|the {ord} one) (available|come|) in ({color}|size {size}|{size}) ?
    (how much|when) (is delivery|would it arrive|will it be delivered|does it ship|is shipping) (for|if i take) (the {ord}|the {ord} one|this one|it)
    (who sells it|who s the seller|which shop sells this|who makes it|where is it made)
    (what do people say|any reviews|are the reviews good|what s the rating) (of the {ord}|about it|) ?
    (how many are left|is it still available|any left in stock|do you still have it|how many pieces)
    can i (return|exchange|send back) it (if it doesn t fit|if i don t like it|)
    (i like|i ll take|i prefer) the {ord} (one|)
    how (many watts|many litres|much memory|much storage|many pages|long does the battery last) (does it have|has the {ord}|)
    the one (for|at) {price} (is it any good|is it in stock|tell me more|)
    and its (warranty|size|colour|brand|weight) ?
  `,
  order: `
    (can i|is it possible to|could i) pay in (installments|instalments|{num} payments|parts) ?
    (do your|does the|will the) (delivery people|delivery men|driver|couriers) (carry|bring) it (up|upstairs|to the {ord} floor|inside) ?
    can (i|you) (get|have) (it|things) (delivered|brought) to {region} ?
    {order}
    my number is {num} {num} {num}
    (any|is there any|no) (update|news|information) (about|on) my (parcel|order|delivery)
    how much (to|does it cost to) (send|ship|bring) it to {region} ?
    (do i|should i|must i) pay (before|when|after) it (arrives|comes|is delivered) ?
    the (driver|courier) (said|says|claims) (he came|he called|i was out) (but he didn t|but nobody came|)
    (where is|where s|what happened to|any news on|status of) (my order|my parcel|my package|order {order}|my delivery|my stuff)
    (i haven t|i still haven t|i never|i have not) (received|got) (my order|my parcel|anything|the package) (yet|)
    my (order|parcel) (is late|hasn t arrived|is lost|is stuck|should have come yesterday|has not moved for {num} days)
    (how much|what) (is|does) (delivery|shipping) (to|) ({region}|) (cost|) ?
    (do you|can you|will you) (deliver|ship) (to|in) ({region}|abroad|my office|my home|the islands) ?
    (how long|how many days|when) (does delivery take|will it arrive|until i get it|does shipping take) (to {region}|) ?
    (and|what about) (to|) {region} ?
    (can i|could i|is it possible to) (pay|) (by card|in cash|on delivery|in instalments|online|by cheque|with flouci|by transfer) ?
    (my|the) (payment|card) (failed|was declined|was refused|doesn t go through|was charged twice)
    (i want to|can i|how do i|please) (cancel|change|modify) (my order|order {order}|the delivery address)
    (where is|when do i get|i m waiting for|i want) my (refund|money back|money)
    (refund me|give me my money back)
    (i need|can i get|where is) (an|my|the) (invoice|receipt|bill)
    (my order number is|order|it s) {order}
    the (courier|driver|delivery guy) (didn t come|never called|came when i was out|doesn t answer|is late)
    (what if|and if) (i m not home|nobody is home|i am away) (when it comes|)
    (track|i want to track|tracking for) (my order|my parcel)
    (is delivery free|free shipping from how much|when is shipping free|do you have free delivery)
    i (ordered|paid|placed an order) (last week|{num} days ago|yesterday|on monday) (and nothing|and still nothing|and heard nothing|)
    (what|which) (payment methods|delivery options|ways to pay) (do you accept|do you have|)
    (it says|marked as) delivered but (i got nothing|i don t have it)
    can i (choose|change) (the time|the day|the date) of (delivery|the delivery)
    (can i|could i) (pick up|collect) (my order|it) (myself|from you|)
  `,
  damaged: `
    (when i opened|opening) (the box|the parcel) (it|the {thing}|everything) (was|were) (broken|shattered|cracked|missing)
    (you sent|they sent|i got) (me|) a (medium|small|large|{num}|{size}) instead of (a|) (large|medium|{num}|{size})
    the {thing} (was|came) (shattered|used|stained|without the charger)
    (i received|i got|you sent me|they delivered) (a|the|my) ({thing}|item|product|parcel) (broken|damaged|defective|cracked|scratched|that doesn t work|incomplete|opened|torn|expired)
    (the|my) ({thing}|product|item|parcel) (arrived|came|is|was) (broken|damaged|in pieces|wet|crushed|faulty|dead)
    (you sent|i got|they sent me) (the wrong|a wrong) (size|colour|item|product|model)
    (there is|there s|) (something|a part|an item|the charger|half of it) missing (from my order|in the box|)
    (the|my) ({thing}|product) (i bought|you sold me|) (stopped working|doesn t turn on|died|makes a strange noise|broke) (after {num} days|already|)
    (this is not|that s not) (what i ordered|the colour i ordered|the one in the picture)
    what i got is (fake|not original|a copy)
  `,
  help: `
    (i received|i got|i just got|my) {thing} (is|was|that is|that are|) (too small|too big|too tight|too short|not my size) (what do i do|what now|what can i do|) ?
    (can i|i want to|how do i) (return|exchange|send back|give back) (a|my|the|these|) {thing} (after wearing it|)
    (what s the procedure|what do i do|where do i go) (if|when) (i want to give it back|it does not suit me|i regret it|it is too tight)
    (my voucher|my discount|the code) (gets rejected|is not applied|does nothing) (at checkout|)
    (the page|the button|nothing) (won t load|does nothing|happens) (when i press buy|when i click|)
    (how do i|how can i|how to|what do i do to) (order|place an order|buy something|add to the cart|use a promo code|use a coupon|return an item|send something back|exchange a size|leave a review|use my points|use the site)
    (can i|could i|am i allowed to|is it possible to) (return|exchange|send back|give back) (an item|a product|something i bought|a {thing}|things) (if it doesn t fit|if i change my mind|without the box|after opening|) ?
    (how long|how many days) (do i have to|can i|to) (return|send back|change my mind)
    who pays (for the return|for return shipping|the return costs)
    what (is|s) (your|the) (return policy|returns process|exchange policy)
    (do you have|is there|give me|any) (a|) (promo code|discount code|coupon|voucher)
    (my|the) (code|coupon|promo code|voucher) (doesn t work|is refused|is invalid|expired|is not accepted)
    (the site|the app|the page|the cart|my cart|the button|the form) (doesn t work|crashes|is stuck|keeps loading|is empty again|freezes|shows an error)
    (i can t|i am unable to|impossible to) (add to cart|check out|finish my order|see the pictures|use the filter|open the page|find my wishlist)
    how does (the warranty|the guarantee|express delivery|a return|the points programme|the wishlist|a flash sale) work
    (which size to take|how do i know my size|size guide|how to measure myself)
    can i (combine|use) (two codes|several coupons|more than one code)
    (and|what) if (it doesn t fit|it s too small|i change my mind|i don t like it) ?
    where (is|do i find) (my wishlist|my cart|my favourites)
    do you (have|sell) gift cards ?
    do i need (an account|to register) to (order|buy) ?
  `,
  about: `
    (can i|how can i|should i) trust (you|this website|this shop)
    (are you|is the shop) open on (saturday|saturdays|holidays|fridays) ?
    (what is|who is|tell me about|who runs|who owns) (lawaj|this site|your company|this shop)
    (are you|is this) (a real shop|a tunisian company|open on sunday|open tomorrow|trustworthy|legit|a scam|safe) ?
    where (are you|is your shop|are your offices|can i visit you) (located|)
    (what are|when are) your (opening hours|hours) ?
    (when do you|what time do you) (open|close) ?
    what do you do with (my data|my information|my address)
    (your|the|where are the) (terms and conditions|legal notice|privacy policy|rules)
    (are you hiring|do you have jobs|i want to work for you|how to apply)
    is (this site|it) (safe|reliable|secure|serious) ?
    (how do i earn|what are|how much are) (loyalty|) points (worth|)
    are (your products|the products|the brands) (original|genuine|new|authentic) ?
    (cookies|the newsletter) (what are they for|what is it|)
    how long have you (existed|been around)
    do you have a (store|shop|showroom) (in {region}|)
    how (can i|do i) (contact|reach) you (by email|)
  `,
  account: `
    (i have a problem|problem|trouble) (with|) (my login|signing in|my account|my password)
    it (won t|doesn t) let me (sign in|log in|in) (any more|anymore|)
    i d like to (update|correct) (the phone number|the email|my name) (on|in) my (profile|account)
    (i|) (forgot|lost|don t remember) my (password|login|code)
    (i can t|unable to|i cannot|can t) (log in|sign in|get into my account|open my account)
    (how do i|i want to|please) (create|open|delete|close|change|remove) (an|my) account
    (how do i|i want to|where can i) (change|update|edit) my (email|phone number|address|password|name|details)
    my account (is locked|was hacked|is blocked|disappeared|doesn t exist)
    (i didn t get|no|i never got) (the code|the email|the link) (to confirm|for the password|to sign in)
    (sign up|register|i want to register|how to sign up|registration)
    (where are|show me) my (addresses|profile|sessions|account details)
    (log me out|log out|sign out of my other devices)
    someone (logged into|is using) my account
    it says (wrong password|unknown account|email already used)
  `,
  seller: `
    i (make|sew|bake|paint|knit|produce) ({thing}|candles|honey|bags|paintings) (how could i|and want to|can i) (offer|list|sell) (them|it) (on your marketplace|here|on your site)
    (i want to|how do i|can i|i d like to|how can i) (sell|open a shop|become a seller|list my products|sell my things|offer my products) (on your site|here|on lawaj|with you|)
    (what|how much) (commission|percentage|fees) (do you take|do you charge|on sales|)
    i (make|produce|have a shop for|create) ({thing}|jewellery|cakes|soap) (and want to sell them|can i sell them here|)
    (when|how) (are sellers paid|do i get paid|do i receive money for my sales)
    (conditions|registration|area|rules|requirements) for (sellers|merchants|vendors)
    i am (a craftsman|a merchant|a small shop) (how can we work together|can i join lawaj|)
    become (a partner|a reseller|a supplier|a merchant)
  `,
  complaint: `
    (you guys|you|this shop|this site|all of you) (suck|sucks|stink|are the worst|are hopeless)
    (honestly|seriously|frankly) (your service|this|the quality) (is disappointing|is not good enough|lets me down)
    you (keep giving|give) me (nonsense|wrong|useless) (answers|replies)
    ({num}|three|two) (weeks|days) (of waiting|waiting) (this is outrageous|shame on you|enough)
    (you are|you re|this is|it s|really) (useless|rubbish|a joke|ridiculous|thieves|a scam|terrible|unacceptable|a shame|stupid|pathetic|awful)
    i am (very|so|really|) (disappointed|angry|unhappy|upset|annoyed|furious|fed up)
    (your service|the service|your site|your courier|the quality|this seller|the shop) (is|was) (terrible|horrible|awful|a disaster|rude|very bad|the worst)
    (nobody answers|no one replies|no answer|i ve been waiting for a reply for {num} days|you never answer)
    (never again|last time i buy here|i will never buy again|i will report you|i ll sue you)
    (scam|thieves|crooks|what a shame|shit|this sucks|i m sick of this|fed up)
    (i want to|how can i|where do i) (complain|make a complaint|file a complaint)
    (you don t understand|you understand nothing|that s not what i asked|wrong answer|this has nothing to do with my question|i didn t ask for that|are you dumb|that makes no sense)
    i ve been waiting (for {num} days|a week|a month) (this is unacceptable|ridiculous|)
    the (seller|driver|courier) (was rude|lied to me|shouted at me|was impolite)
  `,
  human: `
    (not|no) (a robot|a bot|a machine) (please|)
    (i want|get me|give me) (a person|a human|someone real) (not a robot|not a bot|)
    (please|) have (one of your staff|somebody|an employee|someone from your team) (ring me|call me|contact me|reply)
    (i want to|can i|i d like to|let me|could i) (talk to|speak to|speak with|call|reach) (a human|someone|a person|an agent|customer service|a manager|a real person)
    (put me through to|call me|call me back|connect me with) (someone|an agent|a human|the manager|)
    (what is|give me|what s) (your phone number|your number|the hotline|a number to call)
    is there (anyone|a human|a real person) (here|) ?
    i don t want (a robot|to talk to a machine|a bot)
  `,
  hello: `
    (hi|hello|hey|good morning|good evening|good afternoon|hiya|yo|hey there|hi there) (everyone|team|lawaj|there|)
    (hi|hello) (i have a question|can you help me|quick question|)
  `,
  thanks: `
    (thanks|thank you|thx|ty|many thanks|cheers|thanks a lot|thank you so much|much appreciated) (for your help|for that|you re great|that s kind|very helpful|)
    (great thanks|perfect thank you|ok thanks|no thanks i m good|that s all thanks|awesome thanks|that helped)
  `,
  bye: `
    (bye|goodbye|see you|see ya|have a nice day|good night|see you tomorrow|take care|cya) (and thanks|later|)
    (i m leaving|i ll be back|i ll come back later|gotta go)
  `,
  wellbeing: `
    (how are you|how are you doing|how s it going|what s up|are you ok|how do you feel|how have you been|you alright) (today|)
  `,
  identity: `
    (who are you|what are you|what s your name|do you have a name|who am i talking to)
    (are you|am i talking to|is this) (a robot|an ai|a bot|human|a machine|a real person|chatgpt) ?
    (what can you do|what do you do|how can you help me|what are you good for|what do you know)
    (who made you|who built you|which languages do you speak|do you speak arabic|do you understand derja)
  `,
  assent: `
    (ok|okay|yes|no|yeah|nope|sure|fine|alright|great|perfect|cool|maybe|why not|i see|got it|understood|not really|yes please|go ahead|good) (ok|yes|no|)
    (let me think|i ll think about it|we ll see|never mind|forget it|nothing|it s fine|no problem|just looking|whatever)
  `,
  offtopic: `
    (she|he) (broke up with|left|cheated on) me (yesterday|)
    (i ve had|i have had|i have) (a fever|a cough|pain|a cold) (for {num} days|for two days|all night|)
    (any cure|a remedy|something) for (a cough|a cold|pain|insomnia|sore muscles) ?
    where should i (put|invest|keep) my (savings|salary|money)
    who will (be champion|win|score) (this year|tonight|tomorrow|)
    (what s the weather|will it rain|how s the weather|is it sunny) (today|tomorrow|in {region}|this weekend|)
    (tell me|do you know|make|give me) (a joke|a story|a poem|a riddle|something funny)
    (who won|what s the score of|result of) (the match|yesterday s game|the world cup|the final)
    (i have|i ve got|i suffer from) (a headache|back pain|a fever|a stomach ache|toothache|the flu|a sore throat|a migraine|knee pain) (what should i do|what can i take|since yesterday|)
    (what medicine|which pill|what dose|should i see a doctor|is it serious) (for|against|) (fever|a cough|my son|an allergy|)
    i (am|feel|m) (so|very|) (sad|lonely|tired|stressed|depressed|sick|in love|lost|happy)
    my (wife|husband|friend|girlfriend|father) (left me|is sick|died|is angry|misses me)
    (how|where) (do i|should i|can i) (invest|save|make|borrow) (money|my money|a loan)
    (what s|what is) (the exchange rate|the price of gold|the bitcoin price|the euro rate)
    what is the (capital|population|president|currency) of (france|japan|italy)
    (what is|calculate|solve) {num} (plus|times|minus) {num}
    (translate|write|correct) (this text|a letter|an email|this sentence|into french|a cv|my homework)
    (what time is it|what day is it|when is ramadan|when is eid)
    (do you like|do you believe in|what do you think of) (football|politics|god|music|life)
    (recipe for|how to cook|how do i make) (couscous|a cake|pancakes|soup)
    (will you marry me|do you love me|go out with me|i want to sleep|i want to die)
    (i m pregnant|i can t sleep|i lost my job|i have no money|i m broke) (what now|what to do|)
    who should i vote for
    (write|code) (me|) (a website|python|a function)
  `,
  unclear: `
    (i do not|i don t|i didn t|i can t) (get|follow|understand) (it|that|you|this|)
    (not really sure|not too sure|how do you mean|what do you mean|i m confused)
    (what|huh|sorry|pardon|eh|hmm|um) (what|)
    (so|and so|meaning|explain|i don t get it|i don t understand|how come|tell me|help|help me|i have a problem|i have a question|one question|there is a problem)
    (i don t know|not sure|no idea|i m lost on this site|i don t know what to choose|it depends|up to you|as you like|otherwise)
    (for that|that|there|thing|the thing|stuff|that one before|as usual|same as always)
    (can you|could you) (help me|do that|look) (please|)
    (look|wait|one second|test|testing)
  `,
};
