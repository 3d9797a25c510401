import {
  chooseInterestsCall,
  interestsCall,
  interestsWording,
  publicInterestsCall,
} from '@poku/mfe-account/calls/interests';
import {
  notificationsCall,
  notificationsWording,
  saveNotificationsCall,
} from '@poku/mfe-account/calls/notifications';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { serve } from '../../http/serve';
import { requireMember } from '../../http/session-guard';
import { createSettingsService } from './service';

/** Interests and notification settings ([A] §7). */
export function settingsRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const settings = createSettingsService(deps);
  const tags = ['settings'];

  return (app, _options, next) => {
    serve(app, publicInterestsCall, { tags }, () => settings.interests(null));
    serve(app, interestsCall, { tags }, ({ clientId }, request) =>
      settings.interests(requireMember(request, clientId)),
    );
    serve(
      app,
      chooseInterestsCall,
      { tags, message: interestsWording.saved },
      ({ clientId, interests }, request) =>
        settings.choose(
          requireMember(request, clientId),
          interests.map(({ id }) => id),
        ),
    );
    serve(app, notificationsCall, { tags }, ({ clientId }, request) =>
      settings.notifications(requireMember(request, clientId)),
    );
    serve(
      app,
      saveNotificationsCall,
      { tags, message: notificationsWording.saved },
      ({ clientId, ...update }, request) =>
        settings.saveNotifications(requireMember(request, clientId), update),
    );
    next();
  };
}
