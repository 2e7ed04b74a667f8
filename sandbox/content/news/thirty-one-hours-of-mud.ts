import { same } from '../localised.ts';
import { picture } from '../pictures.ts';
import type { DemoNewsItem } from '../types.ts';
import { tags } from './tags.ts';

export const thirtyOneHoursOfMud: DemoNewsItem = {
	id: '120',
	slug: 'thirty-one-hours-of-mud',
	locale: 'en',
	title: same('Thirty-one hours of mud'),
	summary: same(
		'The Dublin office played Lowtide from one Friday evening to the following Sunday and raised €84,310 for lifeboat crews.',
	),
	body: same(`<p>The plan was twenty-four hours. Then somebody gave a thousand euro for every further tide, somebody else matched it, and at six on Saturday evening nine people on Ormond Quay looked at each other over cold chips and kept going until one on Sunday morning. We are thirty-one hours older and a good deal happier.</p>
<p>The stream was in aid of the Harbour Lights Fund, which keeps the volunteer lifeboat stations of the Irish coast in engines, drysuits and tea. You gave €84,310. That is a new inshore boat for the crew at Ballinacurra, with a trailer, and enough left over to have it named by a vote. We are sorry about the vote, and so is the crew.</p>
<h2>What you made us do</h2>
<ul>
<li>At €5,000 Aoife from support dug for one entire tide with a teaspoon, in the game and, on a second camera, in a window box.</li>
<li>At €20,000 legal read the whole loan agreement from the first chapter aloud. It turns out to be enforceable.</li>
<li>At €40,000 we turned off the clock on the screen and navigated by a real bell, rung from the next room by a man who had been told nothing.</li>
<li>At €75,000 we let the boat go. Those who have played Lowtide know what that means. There was not a dry sleeve in the building.</li>
</ul>
<p>Two coxswains from Ballinacurra sat with us for the whole of Saturday and remarked, kindly, on everything that we do wrong. The rope is coiled the wrong way. Nobody would go out in those boots. The part where you run from the water, they said, is exactly right, and they would rather you did not.</p>
<blockquote><p>You have six hours of land in your game. We have had calls where it was six minutes. Look at a tide table before you walk anywhere flat.</p></blockquote>
<p>The recording stays on our channel until the summer, without the part where we all fell asleep. For questions about receipts, <a href="mailto:community@tallowandthorn.example">write to us</a> and somebody who has slept will reply.</p>`),
	image: picture('game-lowtide-scene-2.webp', 1600, 900, {
		en: 'Grey breakers roll in across the flats; three figures run ahead of them through the rain.',
		fr: 'De grosses vagues grises déferlent sur la vase ; trois silhouettes courent devant elles sous la pluie.',
		es: 'Grandes olas grises avanzan por el fango; tres figuras corren delante de ellas bajo la lluvia.',
	}),
	tags: [tags.players, tags.studio],
	game: 'lowtide',
	office: 'dublin',
	publishedAt: '2026-02-19T12:00:00Z',
	updatedAt: '2026-02-20T09:05:00Z',
	author: 'Ciarán Dolan',
};
