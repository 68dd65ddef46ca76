vcl 4.1;

# Varnish devant Parution. Réglages du site : CDN_KEYS=surrogate-key, CDN_PURGE_URL=http://127.0.0.1:6081/ (l'adresse de
# Varnish) et TRUST_PROXY avec la sienne. Changez l'adresse du site (backend) et, s'il le faut, celles d'où viennent les
# purges (purgers). Lancez varnishd avec « -p backend_idle_timeout=5 » : le site ferme une connexion oisive après 10 s, et
# Varnish doit la fermer avant.

backend default {
    .host = "127.0.0.1";
    .port = "3000";
}

acl purgers {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    # Le site demande d'oublier tout ce qui porte l'une de ces clés.
    if (req.method == "PURGE" || req.method == "BAN") {
        # Derrière un proxy (TLS) de cette machine, tous les visiteurs viennent de 127.0.0.1 : leurs requêtes portent
        # X-Forwarded-For, celles du site jamais.
        if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
            return (synth(405, "Not allowed"));
        }
        if (req.http.Surrogate-Key !~ "^[a-z0-9:_-]+( [a-z0-9:_-]+)*$") {
            return (synth(400, "Surrogate-Key is missing or malformed"));
        }
        ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")(\s|$)");
        return (synth(200, "Banned"));
    }

    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # L'API répond à chacun selon sa session ; le back-office et les liens secrets ne se gardent pas (Cache-Control).
    if (req.url ~ "^/api/") {
        return (pass);
    }
    # Les pages publiques sont les mêmes pour tous : ni le cookie ni l'en-tête d'autorisation n'y changent rien.
    unset req.http.Cookie;
    unset req.http.Authorization;
    return (hash);
}

sub vcl_backend_response {
    # Une réponse privée ou sans durée n'est jamais gardée, même un instant, pour un autre visiteur.
    if (beresp.http.Cache-Control ~ "(?i)private|no-store|no-cache") {
        set beresp.uncacheable = true;
        return (deliver);
    }
}

sub vcl_deliver {
    # Les clés ne concernent que Varnish.
    unset resp.http.Surrogate-Key;
}
