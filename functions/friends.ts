import type { Config } from '@netlify/functions';
import * as friends from '#contract/endpoints/friends.ts';
import { route, serve } from './_lib/http/serve.ts';
import { proxied } from './_lib/upstream/account-service.ts';

export const config: Config = { path: ['/api/friends/*'] };

export default serve(
	route(friends.listFriends, proxied(friends.listFriends)),
	route(friends.inviteFriend, proxied(friends.inviteFriend)),
	route(friends.acceptInvite, proxied(friends.acceptInvite)),
	route(friends.rejectInvite, proxied(friends.rejectInvite)),
	route(friends.removeFriend, proxied(friends.removeFriend)),
	route(friends.blockPlayer, proxied(friends.blockPlayer)),
	route(friends.unblockPlayer, proxied(friends.unblockPlayer)),
	route(friends.setOnlineVisibility, proxied(friends.setOnlineVisibility)),
);
