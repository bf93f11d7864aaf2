"""Second models of kitchen things:
kind=frying-pan-grill|casserole-glass|casserole-oval|couscoussier-aluminium|cups-stack."""


def even(outline, n=120):
    """The same closed outline with n points at equal distances."""
    P = [Vector(p) for p in outline]
    sides = [(a, b, (b - a).length) for a, b in zip(P, P[1:] + P[:1])]
    total, out, k, passed = sum(s[2] for s in sides), [], 0, 0.0
    for i in range(n):
        place = total * i / n
        while passed + sides[k][2] < place:
            passed += sides[k][2]
            k += 1
        a, b, length = sides[k]
        out.append(tuple(a + (b - a) * ((place - passed) / length)))
    return out


def ear(r, z, half, out, radius, material, squash=1.0, flat=1.0):
    """The loop handles at both sides of a pot of the radius r."""
    for s in (-1, 1):
        tube(
            [
                (s * r * 0.96, -half, z),
                (s * (r + out * 0.75), -half * 0.82, z + 0.004),
                (s * (r + out), 0, z + 0.006),
                (s * (r + out * 0.75), half * 0.82, z + 0.004),
                (s * r * 0.96, half, z),
            ],
            radius,
            material,
            flat=flat,
        )


def frying_pan_grill():
    """A square grill pan with ribs, two spouts and a wooden handle."""

    def outline(w, r, spout):
        bulge = lambda x, y: math.copysign(spout * math.exp(-((x / 0.024) ** 2)), y) if abs(y) > w * 0.4 else 0
        return [(x, y + bulge(x, y)) for x, y in even(rounded(w, w, r, 10))]

    def wall(rings, material):
        loft([[(x, y, z) for x, y in outline(w, r, s)] for w, r, s, z in rings], material)

    iron = mat("cast", (0.028, 0.028, 0.03), 0.5)
    wall(
        [(0.2, 0.035, 0, 0), (0.222, 0.042, 0, 0.003), (0.232, 0.047, 0.001, 0.014)]
        + [(0.252, 0.053, 0.006, 0.036), (0.262, 0.055, 0.012, 0.044), (0.264, 0.056, 0.012, 0.047)]
        + [(0.254, 0.052, 0.01, 0.045), (0.226, 0.043, 0, 0.01), (0.2, 0.036, 0, 0.005)],
        PAINT(0.3, 0.6),
    )
    wall(
        [
            (0.2, 0.036, 0, 0.0065),
            (0.226, 0.043, 0, 0.0115),
            (0.253, 0.052, 0.01, 0.0455),
            (0.264, 0.056, 0.012, 0.0465),
            (0.262, 0.055, 0.012, 0.0485),
            (0.256, 0.053, 0.012, 0.0485),
        ]
        + [
            (0.252, 0.052, 0.01, 0.045),
            (0.238, 0.048, 0.004, 0.03),
            (0.222, 0.042, 0, 0.012),
            (0.21, 0.038, 0, 0.009),
        ],
        iron,
    )
    for k in range(9):
        y = (k - 4) * 0.0215
        length = 0.2 if abs(k - 4) < 4 else 0.175
        box((length, 0.0075, 0.009), (0, y, 0.0125), iron, 0.0034)
    box((0.016, 0.052, 0.02), (0.131, 0, 0.037), STEEL(), 0.006)
    tube([(0.13, 0, 0.037), (0.16, 0, 0.043), (0.185, 0, 0.05)], [0.014, 0.0115, 0.0115], STEEL(), flat=0.75)
    tube(
        [(0.182, 0, 0.0495), (0.235, 0, 0.063), (0.3, 0, 0.074), (0.345, 0, 0.077)],
        [0.0125, 0.0145, 0.0148, 0.0115],
        OAK(),
        flat=0.75,
    )
    ring((0.353, 0, 0.0775), 0.011, 0.0026, STEEL(), (0, 0, 0))


def casserole_glass():
    """A straight pot with a lid of glass."""
    r, h = 0.125, 0.115
    lathe([(0, 0), (r * 0.86, 0), (r * 0.88, 0.003), (r * 0.88, 0.007), (r * 0.8, 0.008)], BRUSHED())
    lathe(
        curve([(0, 0.006), (r * 0.86, 0.006), (r * 0.95, 0.012), (r * 0.985, 0.03), (r, h * 0.6), (r, h)], 6),
        PAINT(0.28, 0.6),
    )
    lathe(
        [(r, h), (r * 0.985, h + 0.001), (r * 0.975, h)]
        + curve([(r * 0.975, h), (r * 0.97, 0.04), (r * 0.93, 0.016), (r * 0.84, 0.011), (0, 0.011)], 6),
        mat("non-stick", (0.03, 0.03, 0.032), 0.42),
    )
    steel = STEEL()
    lathe(
        [
            (r * 0.955, h),
            (r * 1.0, h + 0.0005),
            (r * 1.03, h + 0.002),
            (r * 1.035, h + 0.005),
            (r * 1.01, h + 0.008),
            (r * 0.965, h + 0.009),
            (r * 0.955, h + 0.007),
            (r * 0.955, h),
        ],
        steel,
    )
    dome = curve(
        [(r * 0.97, h + 0.005), (r * 0.8, h + 0.019), (r * 0.5, h + 0.031), (r * 0.2, h + 0.036), (0, h + 0.037)], 6
    )
    lathe(dome + [(x, z - 0.003) for x, z in reversed(dome)], GLASS())
    lathe([(0, h + 0.04), (0.024, h + 0.04), (0.026, h + 0.0385), (0.026, h + 0.036)], steel)
    lathe(
        curve(
            [
                (0.011, h + 0.038),
                (0.010, h + 0.05),
                (0.02, h + 0.06),
                (0.0255, h + 0.066),
                (0.023, h + 0.071),
                (0.012, h + 0.0735),
                (0, h + 0.074),
            ],
            6,
        ),
        BLACK(),
    )
    lathe([(0.0, h + 0.0748), (0.010, h + 0.0746), (0.012, h + 0.0735)], steel)
    lathe([(0, 0.003), (0.004, 0.003), (0.0065, 0.002), (0.0065, 0)], steel, at=(0.04, -0.058, h + 0.0275), n=32)
    ear(r, h - 0.022, 0.048, 0.042, 0.0088, BLACK(), flat=0.8)
    for s in (-1, 1):
        for y in (-0.046, 0.046):
            box(
                (0.012, 0.028, 0.026),
                (s * (r * 0.955), y, h - 0.022),
                steel,
                0.005,
                turn=(0, 0, s * math.degrees(y / r)),
            )


def casserole_oval():
    """An oval cast-iron cocotte with a flat, stepped lid and ears of one piece."""
    r, h, squash = 0.15, 0.1, 0.76
    enamel = PAINT(0.18, 1.0)
    inside = mat("enamel", (0.78, 0.75, 0.68), 0.3)
    lathe(
        curve(
            [
                (0, 0.004),
                (r * 0.74, 0.004),
                (r * 0.78, 0),
                (r * 0.82, 0.003),
                (r * 0.9, 0.02),
                (r * 0.97, 0.06),
                (r * 0.985, h),
            ],
            6,
        ),
        enamel,
        squash=squash,
    )
    lathe(
        [(r * 0.985, h), (r * 0.99, h + 0.0025), (r * 0.93, h + 0.0025), (r * 0.9, 0.05), (0, 0.03)],
        inside,
        squash=squash,
    )
    lathe(
        curve(
            [
                (r * 0.94, h + 0.0025),
                (r * 1.0, h + 0.003),
                (r * 1.015, h + 0.008),
                (r * 0.99, h + 0.015),
                (r * 0.86, h + 0.023),
                (r * 0.8, h + 0.0245),
            ],
            5,
        )
        + curve(
            [
                (r * 0.79, h + 0.0245),
                (r * 0.76, h + 0.029),
                (r * 0.5, h + 0.036),
                (r * 0.2, h + 0.039),
                (0, h + 0.039),
            ],
            5,
        ),
        enamel,
        squash=squash,
    )
    for k in (0.38, 0.52):  # rings cast into the lid
        z = h + 0.0392 - 0.0042 * (k - 0.2) / 0.3
        lathe(
            [
                (r * k - 0.003, z - 0.002),
                (r * k - 0.0016, z),
                (r * k + 0.0016, z - 0.0004),
                (r * k + 0.003, z - 0.003),
            ],
            enamel,
            squash=squash,
        )
    brass = BRASS()
    lathe(
        [
            (0.017, h + 0.037),
            (0.017, h + 0.0415),
            (0.010, h + 0.043),
            (0.009, h + 0.052),
            (0.02, h + 0.06),
            (0.0225, h + 0.064),
            (0.0205, h + 0.0685),
            (0, h + 0.07),
        ],
        brass,
    )
    for s in (-1, 1):
        tube(
            [
                (s * r * 0.93, -0.052, h - 0.019),
                (s * (r + 0.022), -0.042, h - 0.013),
                (s * (r + 0.036), 0, h - 0.011),
                (s * (r + 0.022), 0.042, h - 0.013),
                (s * r * 0.93, 0.052, h - 0.019),
            ],
            [0.013, 0.0105, 0.0105, 0.0105, 0.013],
            enamel,
            flat=0.85,
        )


def couscoussier_aluminium():
    """The pot with a belly and a narrow neck, the flaring sieve on it, a low lid."""
    s = mat("aluminium-bright", (0.74, 0.745, 0.75), 0.3, 1.0)
    lathe(
        curve(
            [
                (0, 0),
                (0.105, 0),
                (0.128, 0.008),
                (0.158, 0.05),
                (0.164, 0.085),
                (0.155, 0.13),
                (0.132, 0.168),
                (0.122, 0.185),
            ],
            6,
        )
        + curve([(0.122, 0.186), (0.128, 0.19), (0.13, 0.194), (0.126, 0.198), (0.118, 0.198)], 3),
        s,
    )
    lathe(
        curve([(0.112, 0.196), (0.117, 0.2), (0.124, 0.215), (0.15, 0.275), (0.165, 0.335), (0.168, 0.352)], 6)
        + curve([(0.168, 0.353), (0.175, 0.356), (0.177, 0.36), (0.172, 0.364), (0.163, 0.364)], 3),
        s,
    )
    lathe(
        curve(
            [(0.172, 0.363), (0.174, 0.367), (0.168, 0.371), (0.15, 0.374), (0.13, 0.386), (0.07, 0.41), (0, 0.417)],
            6,
        ),
        s,
    )
    for z, r in ((0.072, 0.1632), (0.1, 0.1634), (0.3, 0.1568), (0.318, 0.1612)):
        lathe([(r - 0.003, z - 0.003), (r + 0.0014, z), (r - 0.003, z + 0.003)], s)
    rivet = mat("rivet", (0.5, 0.5, 0.51), 0.3, 1.0)
    for z, r, out in ((0.142, 0.152, 0.04), (0.325, 0.163, 0.038)):
        ear(r, z, 0.05, out, 0.0075, s)
        for q in (-1, 1):
            for y in (-0.05, 0.05):
                turn = q * math.degrees(y / r)
                box((0.012, 0.036, 0.026), (q * (r * 0.945), y, z), s, 0.005, turn=(0, 0, turn))
                for dy in (-0.011, 0.011):
                    ball(0.0036, (q * (r * 0.945 + 0.006 - dy * y * 6), y + dy, z), rivet)
    tube(
        [
            (-0.036, 0, 0.409),
            (-0.035, 0, 0.426),
            (-0.02, 0, 0.438),
            (0.02, 0, 0.438),
            (0.035, 0, 0.426),
            (0.036, 0, 0.409),
        ],
        0.0068,
        s,
    )
    tube([(-0.02, 0, 0.438), (0.02, 0, 0.438)], 0.0115, mat("bakelite", (0.03, 0.022, 0.02), 0.4), round_=False)


def cups_stack():
    """Six cups that stand in each other: one pile of four, one of two."""
    outside, inside = PAINT(0.2, 0.9), mat("glaze", (0.8, 0.77, 0.71), 0.2, coat=0.8)

    def one(x, y, z, turn):
        lathe(
            [(0, 0.002), (0.026, 0.002), (0.027, 0), (0.03, 0), (0.031, 0.002)]
            + curve([(0.0315, 0.009), (0.033, 0.014), (0.039, 0.024), (0.0415, 0.036), (0.0415, 0.073)], 6),
            outside,
            at=(x, y, z),
        )
        lathe(
            curve(
                [
                    (0.0415, 0.0725),
                    (0.0412, 0.0745),
                    (0.0398, 0.075),
                    (0.0388, 0.0735),
                    (0.0388, 0.036),
                    (0.036, 0.024),
                    (0.028, 0.014),
                    (0, 0.012),
                ],
                5,
            ),
            inside,
            at=(x, y, z),
        )
        a = math.radians(turn)
        d = lambda r, h: (x + r * math.cos(a), y + r * math.sin(a), z + h)
        tube(
            [d(0.039, 0.062), d(0.052, 0.064), d(0.064, 0.057), d(0.066, 0.044), d(0.058, 0.033), d(0.039, 0.031)],
            [0.0052, 0.0046, 0.0042, 0.0042, 0.0044, 0.0052],
            outside,
            flat=1.3,
        )

    for k, turn in enumerate((-22, -6, -30, -14)):
        one(-0.052, 0.02, 0.0535 * k, turn + 180)
    for k, turn in enumerate((-38, -20)):
        one(0.055, -0.02, 0.0535 * k, turn)


globals()[opt["kind"].replace("-", "_")]()
opt["raw"] = True
